package freehold.games.theestates.mind;

import freehold.games.theestates.rules.Rooftops;
import freehold.games.theestates.rules.Streets;
import freehold.kernel.mind.Exponential;

/// An estimate of how likely a row is to be complete when the round ends (T20), judged by how many of its lots are not
/// finished with a roof, and by how many rooftops are left for them: roofs are what rows lack, not floors.
///
/// The weights were fitted to the ends of 300 rounds that search played against itself.
final class RowChances {
    /// Certainty. What a row is expected to count for lies between this and its negative (T22).
    static final int SURE = 64;

    private static final double BASE = -0.3;
    private static final double PER_LOT = -0.76;
    private static final double PER_ROOFTOP = 0.28;
    private static final double COMPLETE = 3.3;

    private static final int COLUMNS = Rooftops.ALL_COUNT + 1;
    private static final byte[] SIGNS = new byte[(Streets.LONGEST + 1) * COLUMNS];

    static {
        for (var i = 0; i < SIGNS.length; i++) {
            SIGNS[i] = (byte) Math.round(SURE * (2 * chance(i / COLUMNS, i % COLUMNS) - 1));
        }
    }

    private RowChances() {}

    private static double chance(int unfinished, int rooftops) {
        var complete = unfinished == 0 ? COMPLETE : 0;
        return 1 / (1 + Exponential.of(-(BASE + PER_LOT * unfinished + PER_ROOFTOP * rooftops + complete)));
    }

    /// From −[#SURE], certain to stay incomplete, to [#SURE], certain to be complete.
    static int sign(int unfinished, int rooftops) {
        return SIGNS[unfinished * COLUMNS + rooftops];
    }

    /// The same when the round is over.
    static int lastSign(int unfinished) {
        return unfinished == 0 ? SURE : -SURE;
    }
}
