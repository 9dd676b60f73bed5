package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Pawns;

/// How nearly an opponent can buy an area (H15): with a pawn in it or beside it, and with the means to pay or not.
final class Threat {
    static final int NONE = 0;
    static final int BESIDE_WITHOUT_MEANS = 1;
    static final int WITHIN_WITHOUT_MEANS = 2;
    static final int BESIDE = 3;
    static final int WITHIN = 4;
    static final int KINDS = 5;

    private Threat() {}

    /// The worst for an area of a seat.
    static int worst(Position position, int seat, int area) {
        var worst = NONE;
        for (var other = 1; other <= position.seats(); other++) {
            for (var pawn = 0; pawn < Pawns.PER_SEAT; pawn++) {
                worst = other == seat ? worst : Math.max(worst, of(position, area, other, pawn));
            }
        }
        return worst;
    }

    private static int of(Position position, int area, int seat, int pawn) {
        var from = position.pawns().area(seat, pawn);
        if (from == area) {
            return canPay(position, area, seat) ? WITHIN : WITHIN_WITHOUT_MEANS;
        }
        if (from == Land.NONE || !position.land().touch(area, from)) {
            return NONE;
        }
        return canPay(position, area, seat) ? BESIDE : BESIDE_WITHOUT_MEANS;
    }

    static boolean canPay(Position position, int area, int seat) {
        return position.markers().hasReserve(seat) && position.purses().money(seat) >= position.purchasePrice(area);
    }
}
