package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.land.Land;

/// How an area may be lost to an opponent: by enclosure (H12) or by purchase (H15).
final class LossRisk {
    /// With so few edges to empty spaces, an area is soon enclosed.
    private static final int FEW_EDGES = 3;

    private static final double ENCLOSURE = 0.2;
    /// The risk that an opponent who can pay buys, from within the area and from beside it.
    private static final double BUYER_WITHIN = 0.7;

    private static final double BUYER_BESIDE = 0.2;

    private LossRisk() {}

    /// What the owner has to write off of an area.
    static double loss(Position position, int area, double value) {
        var edges = position.land().edges(area);
        var enclosure = 0 < edges && edges <= FEW_EDGES ? ENCLOSURE * value / edges : 0;
        var surplus = value - position.purchasePrice(area);
        return surplus > 0 ? enclosure + surplus * purchase(position, area) : enclosure;
    }

    private static double purchase(Position position, int area) {
        var risk = 0.0;
        for (var seat = 1; seat <= position.seats(); seat++) {
            if (position.markers().isForeign(area, seat) && canPay(position, area, seat)) {
                risk = Math.max(risk, Math.max(risk(position, area, seat, 0), risk(position, area, seat, 1)));
            }
        }
        return risk;
    }

    private static boolean canPay(Position position, int area, int seat) {
        return position.markers().hasReserve(seat) && position.purses().money(seat) >= position.purchasePrice(area);
    }

    private static double risk(Position position, int area, int seat, int pawn) {
        var from = position.pawns().area(seat, pawn);
        if (from == area) {
            return BUYER_WITHIN;
        }
        return from != Land.NONE && position.land().touch(area, from) ? BUYER_BESIDE : 0;
    }
}
