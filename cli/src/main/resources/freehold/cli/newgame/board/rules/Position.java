package freehold.games.{{package}}.rules;

import freehold.boards.Cells;
import freehold.boards.{{Shape}}Board;
import freehold.kernel.Setup;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Telling;

/// The state of a game: the stones of both seats, and who moves.
public final class Position implements freehold.kernel.position.Position {
    private static final int IN_A_LINE = 3;
    private static final int NOBODY_YET = 0;

    private final {{Shape}}Board board;
    private final long[] lines;
    private final Telling telling;

    /// By seat, seat 1 first.
    private final long[] stones = new long[2];

    private int mover = 1;
    private int winner = NOBODY_YET;

    /// {{R}}1: an empty board.
    public Position(Setup setup, Telling telling) {
        board = {{Shape}}Board.ofSide(setup.options().number("size"));
        lines = board.lines(IN_A_LINE);
        this.telling = telling;
    }

    private Position(Position other) {
        board = other.board;
        lines = other.lines;
        telling = other.telling;
        set(other);
    }

    public {{Shape}}Board board() {
        return board;
    }

    public long stones(int seat) {
        return stones[seat - 1];
    }

    long empty() {
        return board.all() & ~(stones[0] | stones[1]);
    }

    @Override
    public int seats() {
        return stones.length;
    }

    /// {{R}}4: a full board ends the game, too.
    @Override
    public int actor() {
        return winner != NOBODY_YET || empty() == 0 ? NOBODY : mover;
    }

    @Override
    public int moves(int[] into) {
        return Cells.write(Legal.open(this), into);
    }

    @Override
    public int weight(int outcome) {
        throw new IllegalStateException("there is no chance in this game");
    }

    @Override
    public void playLegal(int cell) {
        stones[mover - 1] |= Cells.of(cell);
        if (hasLine(stones[mover - 1])) {
            winner = mover;
        }
        mover = 3 - mover;
    }

    /// {{R}}3.
    private boolean hasLine(long own) {
        for (var line : lines) {
            if ((line & ~own) == 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public double[] scores() {
        var scores = new double[seats()];
        if (winner != NOBODY_YET) {
            scores[winner - 1] = 1;
        } else if (isOver()) {
            scores[0] = scores[1] = 0.5;
        }
        return scores;
    }

    @Override
    public int winnerBits() {
        return winner == NOBODY_YET ? 0 : 1 << (winner - 1);
    }

    @Override
    public Ending ending() {
        if (!isOver()) {
            throw new IllegalStateException("the game goes on");
        }
        return winner == NOBODY_YET ? Ending.FULL : Ending.LINE;
    }

    @Override
    public long hash() {
        return Mix.of(Mix.of(Mix.of(stones[0]), stones[1]), mover);
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
        stones[0] = from.stones[0];
        stones[1] = from.stones[1];
        mover = from.mover;
        winner = from.winner;
    }

    @Override
    public Telling telling() {
        return telling;
    }
}
