package freehold.games.estate;

import freehold.kernel.Tuning;

/// What search should know about Estate: who can pay for a win in this turn, and which cells lie on cheap ways to win.
final class Knowledge implements freehold.kernel.Knowledge {
    private static final Tuning TUNING = new Tuning(0.2, 1000, 1);

    /// By how many points a way costs more than the cheapest: how promising its cells are.
    private static final float[] PROMISE = new float[Outlay.NEVER];

    /// How much less promising each point makes it.
    private static final double FADING = 0.7;

    static {
        for (var points = 0; points < PROMISE.length; points++) {
            PROMISE[points] = (float) Math.pow(FADING, points);
        }
    }

    private final Outlay own = new Outlay();
    private final Outlay enemy = new Outlay();

    @Override
    public Tuning tuning() {
        return TUNING;
    }

    /// The mover, if the points left pay for a win. No piece is free (E2), so a supply of as many pieces is enough
    /// (E7).
    @Override
    public int certainWinner(freehold.kernel.Position inKernel) {
        var position = (Position) inKernel;
        var mover = position.mover();
        var means = Math.min(position.points(), position.supply(mover));
        own.count(position, mover, means);
        return own.least() <= means ? position.seatOf(mover) : 0;
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
