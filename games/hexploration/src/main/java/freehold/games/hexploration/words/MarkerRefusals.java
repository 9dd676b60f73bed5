package freehold.games.hexploration.words;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.Turn;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Markers;
import freehold.games.hexploration.rules.land.Space;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
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
        land = position.land();
        markers = position.markers();
        turn = position.thisTurn();
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
                        Phrase.of(
                                "%s markers have been taken back in this turn, and that is the limit",
                                Turn.MOST_REMOVALS))
                : new Ruling.Illegal(
                        Rule.H14, Phrase.of("%s has no marker in %s", new SeatName(seat), area(area)), name(area));
    }

    private Phrase area(int area) {
        return Names.area(land, area);
    }

    private String name(int area) {
        return Space.name(land.name(area));
    }

    /// No area has that name, or none of the seat's pawns stands in it.
    private Optional<Ruling.Illegal> outOfReach(int space) {
        return GroundRefusals.nameless(land, space).or(() -> {
            var area = land.area(space);
            return position.pawns().isIn(area, seat)
                    ? Optional.empty()
                    : Optional.of(new Ruling.Illegal(
                            Rule.H14, Phrase.of("%s has no pawn in %s", new SeatName(seat), area(area)), name(area)));
        });
    }

    private Optional<Ruling.Illegal> controlled(int area) {
        return markers.isForeign(area, seat)
                ? Optional.of(new Ruling.Illegal(
                        Rule.H15,
                        Phrase.of(
                                "%s controls %s; it can be bought for $%s",
                                new SeatName(markers.owner(area)), area(area), position.purchasePrice(area)),
                        name(area)))
                : Optional.empty();
    }

    private Optional<Ruling.Illegal> notForSale(int area) {
        if (markers.isForeign(area, seat)) {
            return Optional.empty();
        }
        var because = markers.isMarked(area)
                ? "%s belongs to you already"
                : "nobody controls %s; a marker there costs nothing";
        return Optional.of(new Ruling.Illegal(Rule.H15, Phrase.of(because, area(area)), name(area)));
    }

    private Optional<Ruling.Illegal> tooExpensive(int area) {
        var price = position.purchasePrice(area);
        return price <= position.money()
                ? Optional.empty()
                : Optional.of(new Ruling.Illegal(
                        Rule.H15,
                        Phrase.of(
                                "%s costs $%s ($2 × %s × %s), more than the $%s in hand",
                                area(area),
                                price,
                                Names.tiles(land.size(area)),
                                Names.markers(markers.count(area)),
                                position.money()),
                        name(area)));
    }

    private Ruling.Illegal noMarker() {
        return new Ruling.Illegal(
                Rule.H14,
                turn.placementsLeft() == 0
                        ? Phrase.of(
                                "%s markers have been placed in this turn, and that is the limit", Turn.MOST_PLACEMENTS)
                        : Phrase.of("%s has no marker in reserve", new SeatName(seat)));
    }
}
