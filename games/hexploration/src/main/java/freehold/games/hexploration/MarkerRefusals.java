package freehold.games.hexploration;

import freehold.kernel.Ruling;
import java.util.Optional;

/// Says why a score marker can't be placed or taken back (H14), or an area bought (H15).
final class MarkerRefusals {
    private final Position position;
    private final Land land;
    private final Markers markers;
    private final Turn turn;
    private final int seat;

    MarkerRefusals(Position position) {
        this.position = position;
        land = position.land;
        markers = position.markers;
        turn = position.turn;
        seat = turn.seat();
    }

    Ruling.Illegal explainMark(int space) {
        return outOfReach(space).or(() -> controlled(land.area(space))).orElseGet(this::noMarker);
    }

    Ruling.Illegal explainBuy(int space) {
        var area = land.area(space);
        return outOfReach(space)
                .or(() -> notForSale(area))
                .or(() -> tooExpensive(area))
                .orElseGet(this::noMarker);
    }

    Ruling.Illegal explainUnmark(int space) {
        return outOfReach(space).orElseGet(() -> explainUnmarkHere(land.area(space)));
    }

    private Ruling.Illegal explainUnmarkHere(int area) {
        return markers.owner(area) == seat
                ? new Ruling.Illegal(
                        Rule.H14,
                        "%d markers have been taken back in this turn, and that is the limit"
                                .formatted(Turn.MOST_REMOVALS))
                : new Ruling.Illegal(
                        Rule.H14, "seat %d has no marker in area %s".formatted(seat, name(area)), name(area));
    }

    private String name(int area) {
        return Space.name(land.name(area));
    }

    /// No area has that name, or none of the seat's pawns stands in it.
    private Optional<Ruling.Illegal> outOfReach(int space) {
        return GroundRefusals.nameless(land, space).or(() -> {
            var name = Space.name(space);
            return position.pawns.isIn(land.area(space), seat)
                    ? Optional.empty()
                    : Optional.of(new Ruling.Illegal(
                            Rule.H14, "no pawn of seat %d stands in area %s".formatted(seat, name), name));
        });
    }

    private Optional<Ruling.Illegal> controlled(int area) {
        return markers.isForeign(area, seat)
                ? Optional.of(new Ruling.Illegal(
                        Rule.H15,
                        "seat %d controls area %s; it can be bought for $%d"
                                .formatted(markers.owner(area), name(area), position.purchasePrice(area)),
                        name(area)))
                : Optional.empty();
    }

    private Optional<Ruling.Illegal> notForSale(int area) {
        if (markers.isForeign(area, seat)) {
            return Optional.empty();
        }
        var because = markers.isMarked(area) ? "is yours already" : "is controlled by nobody; mark it for nothing";
        return Optional.of(new Ruling.Illegal(Rule.H15, "area %s %s".formatted(name(area), because), name(area)));
    }

    private Optional<Ruling.Illegal> tooExpensive(int area) {
        var price = position.purchasePrice(area);
        return price <= position.money()
                ? Optional.empty()
                : Optional.of(new Ruling.Illegal(
                        Rule.H15,
                        "area %s costs $%d ($2 × %s × %s), more than the $%d in hand"
                                .formatted(
                                        name(area),
                                        price,
                                        GroundRefusals.count(land.size(area), "tile"),
                                        GroundRefusals.count(markers.count(area), "marker"),
                                        position.money()),
                        name(area)));
    }

    private Ruling.Illegal noMarker() {
        return new Ruling.Illegal(
                Rule.H14,
                turn.placementsLeft() == 0
                        ? "%d markers have been placed in this turn, and that is the limit"
                                .formatted(Turn.MOST_PLACEMENTS)
                        : "seat %d has no marker in reserve".formatted(seat));
    }
}
