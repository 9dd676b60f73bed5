package freehold.games.hexploration.words;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.Turn;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Space;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;

/// Says why a pawn can't move (H7), explore (H8, H9) or start (H5), or why the turn can't end (H6).
final class PawnRefusals {
    private final Position position;
    private final Land land;
    private final Turn turn;
    private final int seat;

    PawnRefusals(Position position) {
        this.position = position;
        land = position.land();
        turn = position.thisTurn();
        seat = turn.seat();
    }

    Ruling.Illegal explainStart(int type, int space) {
        if (position.opening().hand(seat, type) == 0) {
            return new Ruling.Illegal(
                    Rule.H5, Phrase.of("%s has no %s tile to start with", new SeatName(seat), Names.terrain(type)));
        }
        return GroundRefusals.filled(land, space, Rule.H5).orElseGet(() -> explainBan(type, space));
    }

    private Ruling.Illegal explainBan(int type, int space) {
        var opening = position.opening();
        var name = Space.name(space);
        if (opening.touchesOwn(space)) {
            return new Ruling.Illegal(
                    Rule.H5, Phrase.of("%s touches the other starting tile of %s", name, new SeatName(seat)), name);
        }
        if (opening.touchesType(space, type)) {
            return new Ruling.Illegal(
                    Rule.H5, Phrase.of("%s touches another %s tile", name, Names.terrain(type)), name);
        }
        return new Ruling.Illegal(
                Rule.H5,
                Phrase.of(
                        "%s is %s spaces from the middle, and there is still room for a %s tile at %s",
                        name, Space.distanceFromCentre(space), Names.terrain(type), opening.distance(type)),
                name);
    }

    Ruling.Illegal explainDraw() {
        if (!turn.canAct()) {
            return new Ruling.Illegal(Rule.H6, "both pawns have acted");
        }
        return position.bag().size() == 0 ? new Ruling.Illegal(Rule.H8, "the bag is empty") : noSpace();
    }

    static Ruling.Illegal noSpace() {
        return new Ruling.Illegal(Rule.H8, "no empty space touches the area of a pawn that has not acted");
    }

    Ruling.Illegal explainEnd() {
        if (!turn.hasActed(0) && !turn.hasActed(1)) {
            return new Ruling.Illegal(Rule.H6, "the turn can't end while a pawn can still act");
        }
        return new Ruling.Illegal(
                Rule.H6, Phrase.of("the turn can't end while pawn %s can still act", turn.hasActed(0) ? 2 : 1));
    }

    private Ruling.Illegal hasActed(int pawn) {
        return new Ruling.Illegal(Rule.H6, Phrase.of("pawn %s has already acted", pawn + 1));
    }

    Ruling.Illegal explainMove(int move) {
        var pawn = Move.pawn(move);
        if (turn.hasActed(pawn)) {
            return hasActed(pawn);
        }
        var to = land.named(Move.space(move));
        return GroundRefusals.nameless(land, Move.space(move))
                .orElseGet(() -> explainMove(pawn, to, Move.markers(move)));
    }

    private Ruling.Illegal explainMove(int pawn, int to, int along) {
        var from = position.pawns().area(seat, pawn);
        if (from == to) {
            return new Ruling.Illegal(Rule.H7, Phrase.of("pawn %s already stands in %s", pawn + 1, area(to)), name(to));
        }
        if (!land.touch(from, to)) {
            return new Ruling.Illegal(
                    Rule.H7,
                    Phrase.of("%s does not touch %s, where pawn %s stands", area(to), area(from), pawn + 1),
                    name(to),
                    name(from));
        }
        return explainAlong(from, to, along);
    }

    private Ruling.Illegal explainAlong(int from, int to, int along) {
        var own = position.markers().own(from, seat);
        return own < along
                ? new Ruling.Illegal(
                        Rule.H7,
                        Phrase.of(
                                "%s can't go along: %s has %s in %s",
                                Names.markers(along), new SeatName(seat), own, area(from)),
                        name(from))
                : new Ruling.Illegal(
                        Rule.H7,
                        Phrase.of(
                                "no marker can go along into %s, which %s controls",
                                area(to), new SeatName(position.markers().owner(to))),
                        name(to));
    }

    private Phrase area(int area) {
        return Names.area(land, area);
    }

    private String name(int area) {
        return Space.name(land.name(area));
    }

    Ruling.Illegal explainPlace(int pawn, int space) {
        return turn.hasActed(pawn)
                ? hasActed(pawn)
                : GroundRefusals.filled(land, space, Rule.H8).orElseGet(() -> explainEmpty(pawn, space));
    }

    private Ruling.Illegal explainEmpty(int pawn, int space) {
        var area = position.pawns().area(seat, pawn);
        var name = Space.name(space);
        if (!land.touchesSpace(area, space)) {
            return new Ruling.Illegal(
                    Rule.H8,
                    Phrase.of("%s does not touch %s, where pawn %s stands", name, area(area), pawn + 1),
                    name,
                    name(area));
        }
        var price = position.merge().judge(space, position.exploration().hand(), seat);
        return new Ruling.Illegal(
                Rule.H9,
                Phrase.of(
                        "a tile on %s would cost $%s for what it absorbs, more than the $%s in hand and the border bonus",
                        name, price, position.money()),
                name);
    }

    Ruling.Illegal explainVoid() {
        var because =
                position.allows(Kind.PLACE) ? "the %s tile can still be placed" : "the %s tile can still be discarded";
        return new Ruling.Illegal(
                Rule.H8, Phrase.of(because, Names.terrain(position.exploration().hand())));
    }
}
