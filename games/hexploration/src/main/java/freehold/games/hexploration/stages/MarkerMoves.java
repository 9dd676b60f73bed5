package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.Turn;
import freehold.games.hexploration.rules.land.Markers;
import freehold.games.hexploration.rules.land.Space;
import freehold.games.hexploration.words.Names;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
import java.util.Optional;

/// `mark`, `unmark` and `buy`: score markers in the areas that hold a pawn of the active seat (H14), also those that an
/// opponent controls (H15).
final class MarkerMoves implements Action {
    @Override
    public int kinds(Position position) {
        return kindsIn(position, area(position, 0)) | kindsIn(position, area(position, 1));
    }

    /// The area of one of the active seat's pawns.
    private static int area(Position position, int pawn) {
        return position.pawns().area(position.activeSeat(), pawn);
    }

    private static int kindsIn(Position position, int area) {
        var seat = position.activeSeat();
        var owner = position.markers().owner(area);
        var unmark = Kind.UNMARK.bitIf(owner == seat && position.thisTurn().removalsLeft() > 0);
        if (position.thisTurn().placementsLeft() == 0 || !position.markers().hasReserve(seat)) {
            return unmark;
        }
        return owner == Markers.NOBODY || owner == seat
                ? unmark | Kind.MARK.bit()
                : Kind.BUY.bitIf(position.money() >= position.purchasePrice(area));
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        var first = area(position, 0);
        var second = area(position, 1);
        list(position, kind, first, moves);
        if (second != first) {
            list(position, kind, second, moves);
        }
    }

    private static void list(Position position, Kind kind, int area, MoveList moves) {
        if ((kindsIn(position, area) & kind.bit()) != 0) {
            moves.add(Move.of(kind, position.land().name(area)));
        }
    }

    @Override
    public void play(Position position, int move) {
        var area = position.land().area(Move.space(move));
        switch (Move.kind(move)) {
            case MARK -> mark(position, area);
            case BUY -> buy(position, area);
            case UNMARK -> unmark(position, area);
            default -> throw other(Move.kind(move));
        }
    }

    private static IllegalArgumentException other(Kind kind) {
        return new IllegalArgumentException(kind + " is no move of a score marker");
    }

    private static void mark(Position position, int area) {
        position.markers().put(area, position.activeSeat(), 1);
        position.thisTurn().countPlacement();
    }

    /// H15: the opponent is paid, and gets the markers back.
    private static void buy(Position position, int area) {
        var markers = position.markers();
        position.purses().pay(position.activeSeat(), markers.owner(area), position.purchasePrice(area));
        markers.takeAllBack(area);
        mark(position, area);
    }

    private static void unmark(Position position, int area) {
        position.markers().takeBack(area, 1);
        position.thisTurn().countRemoval();
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        return outOfReach(position, Move.space(move))
                .orElseGet(
                        () -> explain(position, Move.kind(move), position.land().area(Move.space(move))));
    }

    private static Ruling.Illegal explain(Position position, Kind kind, int area) {
        return switch (kind) {
            case MARK -> controlled(position, area).orElseGet(() -> noMarker(position));
            case BUY ->
                notForSale(position, area)
                        .or(() -> tooExpensive(position, area))
                        .orElseGet(() -> noMarker(position));
            case UNMARK -> notRemovable(position, area);
            default -> throw other(kind);
        };
    }

    /// No area has that name, or none of the seat's pawns stands in it.
    private static Optional<Ruling.Illegal> outOfReach(Position position, int space) {
        return Refusals.nameless(position.land(), space).or(() -> {
            var area = position.land().area(space);
            return position.pawns().isIn(area, position.activeSeat())
                    ? Optional.empty()
                    : Optional.of(illegal(
                            position,
                            Rule.H14,
                            area,
                            Phrase.of("%s has no pawn in %s", seat(position), name(position, area))));
        });
    }

    private static Ruling.Illegal illegal(Position position, Rule rule, int area, Phrase because) {
        return new Ruling.Illegal(rule, because, Names.of(position.land(), area));
    }

    private static SeatName seat(Position position) {
        return new SeatName(position.activeSeat());
    }

    private static Phrase name(Position position, int area) {
        return Names.area(position.land(), area);
    }

    private static SeatName owner(Position position, int area) {
        return new SeatName(position.markers().owner(area));
    }

    private static boolean isForeign(Position position, int area) {
        return position.markers().isForeign(area, position.activeSeat());
    }

    private static Optional<Ruling.Illegal> controlled(Position position, int area) {
        return isForeign(position, area)
                ? Optional.of(illegal(
                        position,
                        Rule.H15,
                        area,
                        Phrase.of(
                                "%s controls %s; it can be bought for $%s",
                                owner(position, area), name(position, area), position.purchasePrice(area))))
                : Optional.empty();
    }

    private static Optional<Ruling.Illegal> notForSale(Position position, int area) {
        if (isForeign(position, area)) {
            return Optional.empty();
        }
        var because = position.markers().isMarked(area)
                ? "%s belongs to you already"
                : "nobody controls %s; a marker there costs nothing";
        return Optional.of(illegal(position, Rule.H15, area, Phrase.of(because, name(position, area))));
    }

    private static Optional<Ruling.Illegal> tooExpensive(Position position, int area) {
        var price = position.purchasePrice(area);
        return price <= position.money()
                ? Optional.empty()
                : Optional.of(illegal(
                        position,
                        Rule.H15,
                        area,
                        Phrase.of(
                                "%s costs $%s ($2 × %s × %s), more than the $%s in hand",
                                name(position, area),
                                price,
                                Names.tiles(position.land().size(area)),
                                Names.markers(position.markers().count(area)),
                                position.money())));
    }

    private static Ruling.Illegal notRemovable(Position position, int area) {
        return position.markers().owner(area) == position.activeSeat()
                ? new Ruling.Illegal(
                        Rule.H14,
                        Phrase.of(
                                "%s markers have been taken back in this turn, and that is the limit",
                                Turn.MOST_REMOVALS))
                : illegal(
                        position,
                        Rule.H14,
                        area,
                        Phrase.of("%s has no marker in %s", seat(position), name(position, area)));
    }

    private static Ruling.Illegal noMarker(Position position) {
        return new Ruling.Illegal(
                Rule.H14,
                position.thisTurn().placementsLeft() == 0
                        ? Phrase.of(
                                "%s markers have been placed in this turn, and that is the limit", Turn.MOST_PLACEMENTS)
                        : Phrase.of("%s has no marker in reserve", seat(position)));
    }

    @Override
    public Phrase tell(Position position, int move) {
        var area = position.land().area(Move.space(move));
        var name = name(position, area);
        return switch (Move.kind(move)) {
            case MARK -> Phrase.of("places a score marker in %s", name);
            case BUY -> Phrase.of("buys %s from %s for $%s", name, owner(position, area), position.purchasePrice(area));
            case UNMARK -> Phrase.of("takes a score marker back from %s", name);
            default -> throw other(Move.kind(move));
        };
    }

    @Override
    public Note note(Position position, int move) {
        var note = Action.super.note(position, move).to(Space.name(Move.space(move)));
        return Move.kind(move) == Kind.BUY
                ? note.about(position.purchasePrice(position.land().area(Move.space(move))))
                : note;
    }
}
