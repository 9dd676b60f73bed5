package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Pawns;
import freehold.games.hexploration.rules.land.Space;
import freehold.games.hexploration.words.Names;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
import java.util.List;

/// `move`: a pawn goes to an area that touches its own, and markers may go along (H7).
final class MovePawn implements Action {
    @Override
    public int kinds(Position position) {
        return Kind.MOVE.bitIf(canMove(position, 0) || canMove(position, 1));
    }

    private static boolean canMove(Position position, int pawn) {
        return !position.thisTurn().hasActed(pawn) && position.land().hasNeighbour(area(position, pawn));
    }

    /// Where a pawn of the active seat stands.
    private static int area(Position position, int pawn) {
        return position.pawns().area(position.activeSeat(), pawn);
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        for (var pawn = 0; pawn < Pawns.PER_SEAT; pawn++) {
            if (!position.thisTurn().hasActed(pawn)) {
                list(position, pawn, moves);
            }
        }
    }

    /// To every area that touches the pawn's, with any number of the markers that may go along.
    private static void list(Position position, int pawn, MoveList moves) {
        var land = position.land();
        var seat = position.activeSeat();
        var area = area(position, pawn);
        var own = position.markers().own(area, seat);
        for (var to = land.neighbour(area, 0); to != Land.NONE; to = land.neighbour(area, to + 1)) {
            var most = position.markers().isForeign(to, seat) ? 0 : own;
            for (var along = 0; along <= most; along++) {
                moves.add(Move.move(pawn, land.name(to), along));
            }
        }
    }

    /// Markers that go along do not count towards H14's limits.
    @Override
    public void play(Position position, int move) {
        var seat = position.activeSeat();
        var pawn = Move.pawn(move);
        var to = position.land().area(Move.space(move));
        var along = Move.markers(move);
        if (along > 0) {
            position.markers().takeBack(area(position, pawn), along);
            position.markers().put(to, seat, along);
        }
        position.pawns().put(seat, pawn, to);
        position.thisTurn().act(pawn);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        var pawn = Move.pawn(move);
        if (position.thisTurn().hasActed(pawn)) {
            return Refusals.hasActed(pawn);
        }
        var to = position.land().named(Move.space(move));
        return Refusals.nameless(position.land(), Move.space(move))
                .orElseGet(() -> explain(position, pawn, to, Move.markers(move)));
    }

    private static Ruling.Illegal explain(Position position, int pawn, int to, int along) {
        var land = position.land();
        var from = area(position, pawn);
        if (from == to) {
            return new Ruling.Illegal(
                    Rule.H7,
                    Phrase.of("pawn %s already stands in %s", pawn + 1, Names.area(land, to)),
                    Names.of(land, to));
        }
        if (!land.touch(from, to)) {
            return new Ruling.Illegal(
                    Rule.H7,
                    Phrase.of(
                            "%s does not touch %s, where pawn %s stands",
                            Names.area(land, to), Names.area(land, from), pawn + 1),
                    Names.of(land, to),
                    Names.of(land, from));
        }
        return explainAlong(position, from, to, along);
    }

    private static Ruling.Illegal explainAlong(Position position, int from, int to, int along) {
        var land = position.land();
        var seat = position.activeSeat();
        var own = position.markers().own(from, seat);
        return own < along
                ? new Ruling.Illegal(
                        Rule.H7,
                        Phrase.of(
                                "%s can't go along: %s has %s in %s",
                                Names.markers(along), new SeatName(seat), own, Names.area(land, from)),
                        Names.of(land, from))
                : new Ruling.Illegal(
                        Rule.H7,
                        Phrase.of(
                                "no marker can go along into %s, which %s controls",
                                Names.area(land, to),
                                new SeatName(position.markers().owner(to))),
                        Names.of(land, to));
    }

    @Override
    public Phrase tell(Position position, int move) {
        var land = position.land();
        var told = Phrase.of("moves pawn %s to %s", Move.pawn(move) + 1, Names.area(land, land.area(Move.space(move))));
        return switch (Move.markers(move)) {
            case 0 -> told;
            case 1 -> Phrase.of("%s, with a score marker", told);
            default -> Phrase.of("%s, with %s score markers", told, Move.markers(move));
        };
    }

    @Override
    public Note note(Position position, int move) {
        return Note.of("move")
                .about(Move.markers(move))
                .to(Space.name(Move.space(move)))
                .from(Names.pawn(Move.pawn(move)))
                .causing(Move.markers(move) > 0 ? List.of("markers go along") : List.of());
    }
}
