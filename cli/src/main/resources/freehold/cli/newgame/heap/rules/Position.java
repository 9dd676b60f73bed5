package freehold.games.{{package}}.rules;

import freehold.kernel.Setup;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Telling;

/// The state of a game: how many counters are left, and who moves.
public final class Position implements freehold.kernel.position.Position {
    private static final int SEATS = 2;

    private final Telling telling;
    private int left;
    private int mover = 1;

    /// {{R}}1: a heap of counters.
    public Position(Setup setup, Telling telling) {
        this.telling = telling;
        left = setup.options().number("counters");
    }

    private Position(Position other) {
        telling = other.telling;
        set(other);
    }

    /// How many counters are left.
    public int left() {
        return left;
    }

    @Override
    public int seats() {
        return SEATS;
    }

    @Override
    public int actor() {
        return left == 0 ? NOBODY : mover;
    }

    @Override
    public int moves(int[] into) {
        var most = Legal.most(this);
        for (var i = 0; i < most; i++) {
            into[i] = i + 1;
        }
        return most;
    }

    @Override
    public int weight(int outcome) {
        throw new IllegalStateException("there is no chance in this game");
    }

    @Override
    public void playLegal(int move) {
        left -= move;
        mover = 3 - mover;
    }

    @Override
    public double[] scores() {
        var scores = new double[SEATS];
        if (isOver()) {
            scores[winner() - 1] = 1;
        }
        return scores;
    }

    /// {{R}}3: the seat that took the last counter; it is no longer its turn.
    private int winner() {
        return 3 - mover;
    }

    @Override
    public int winnerBits() {
        return isOver() ? 1 << (winner() - 1) : 0;
    }

    @Override
    public Ending ending() {
        if (!isOver()) {
            throw new IllegalStateException("the game goes on");
        }
        return Ending.TAKEN;
    }

    @Override
    public long hash() {
        return Mix.of(Mix.of(left), mover);
    }

    @Override
    public int moveBound() {
        return Move.BOUND;
    }

    @Override
    public Position copy() {
        return new Position(this);
    }

    @Override
    public void set(freehold.kernel.position.Position other) {
        var from = (Position) other;
        left = from.left;
        mover = from.mover;
    }

    @Override
    public Telling telling() {
        return telling;
    }
}
