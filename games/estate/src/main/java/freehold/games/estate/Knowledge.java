package freehold.games.estate;

import freehold.kernel.Tuning;

/// What search should know about Estate: who can pay for a win in this turn or can no longer prevent one in the next,
/// and which cells lie on cheap ways to win.
final class Knowledge implements freehold.kernel.Knowledge {
    private static final Tuning TUNING = new Tuning(0.2, 1000, 1, 3);

    /// By how many points a way costs more than the cheapest: how promising its cells are.
    private static final float[] PROMISE = new float[Outlay.NEVER];

    /// How much less promising each point makes it.
    private static final double FADING = 0.7;

    static {
        for (var points = 0; points < PROMISE.length; points++) {
            PROMISE[points] = (float) Math.pow(FADING, points);
        }
    }

    private final Reach reach = new Reach();
    private final Blockade blockade = new Blockade();
    private final Outlay own = new Outlay();
    private final Outlay enemy = new Outlay();

    @Override
    public Tuning tuning() {
        return TUNING;
    }

    /// The mover, if the points left pay for a win; the enemy, if they do not pay for keeping him from one.
    @Override
    public int certainWinner(freehold.kernel.Position inKernel) {
        var position = (Position) inKernel;
        if (canWin(position, position.mover(), position.points())) {
            return position.actor();
        }
        // E10: whoever is lost may swap
        return position.canSwap() || blockade.isPossible(position) ? 0 : position.seatOf(1 - position.mover());
    }

    /// No piece is free (E2), so a supply of as many pieces as points is enough (E7).
    private boolean canWin(Position position, int colour, int points) {
        var means = Math.min(points, position.supply(colour));
        return reach.way(position.land(), position.pieces(colour), position.empty(), means) != 0;
    }

    /// While the enemy could win in the next turn, only what stands in such a way: whatever else the turn is to buy can
    /// come after it. In a lost position nothing is better than anything else.
    @Override
    public int prune(freehold.kernel.Position inKernel, int[] moves, int count) {
        var position = (Position) inKernel;
        var mover = position.mover();
        var threat = Math.min(position.land().pointsOfTurn(), position.supply(1 - mover));
        if (!canWin(position, 1 - mover, threat) || certainWinner(position) != 0) {
            return count;
        }
        enemy.count(position, 1 - mover, threat);
        var kept = 0;
        for (var i = 0; i < count; i++) {
            if (moves[i] == Move.SWAP || (Move.isCell(moves[i]) && enemy.mayServe(moves[i], threat))) {
                moves[kept++] = moves[i];
            }
        }
        return Math.max(kept, 1);
    }

    @Override
    public boolean prunesSafely() {
        return true;
    }

    /// What helps the own cheapest ways and what stands in the enemy's.
    @Override
    public boolean priors(freehold.kernel.Position inKernel, int[] moves, int count, float[] into) {
        var position = (Position) inKernel;
        own.count(position, position.mover());
        enemy.count(position, 1 - position.mover());
        var ownLeast = own.least();
        var enemyLeast = enemy.least();
        for (var i = 0; i < count; i++) {
            into[i] = switch (moves[i]) {
                // E5: points left over are lost
                case Move.END -> 0;
                case Move.SWAP -> 0.5F;
                default -> (promise(own, moves[i], ownLeast) + promise(enemy, moves[i], enemyLeast)) / 2;
            };
        }
        return true;
    }

    private static float promise(Outlay outlay, int cell, int least) {
        return PROMISE[Math.min(outlay.through(cell) - least, PROMISE.length - 1)];
    }
}
