package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Space;
import freehold.games.hexploration.words.Names;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// `place`: lay the tile in hand beside the area of a pawn that has not acted (H8), with all it causes (H9 to H13).
final class PlaceTile implements Action {
    @Override
    public int kinds(Position position) {
        return Kind.PLACE.bitIf(position.frontier().takes(position.exploration().hand(), position.money()));
    }

    @Override
    public void list(Position position, Kind kind, MoveList moves) {
        position.frontier().list(moves);
    }

    @Override
    public void play(Position position, int move) {
        position.placement().lay(Move.pawn(move), Move.space(move));
        Stages.settle(position);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        var pawn = Move.pawn(move);
        return position.thisTurn().hasActed(pawn)
                ? Refusals.hasActed(pawn)
                : Refusals.filled(position.land(), Move.space(move), Rule.H8)
                        .orElseGet(() -> explainEmpty(position, pawn, Move.space(move)));
    }

    private static Ruling.Illegal explainEmpty(Position position, int pawn, int space) {
        var land = position.land();
        var area = position.pawns().area(position.activeSeat(), pawn);
        var name = Space.name(space);
        if (!land.touchesSpace(area, space)) {
            return new Ruling.Illegal(
                    Rule.H8,
                    Phrase.of("%s does not touch %s, where pawn %s stands", name, Names.area(land, area), pawn + 1),
                    name,
                    Names.of(land, area));
        }
        return new Ruling.Illegal(
                Rule.H9,
                Phrase.of(
                        "a tile on %s would cost $%s for what it absorbs, more than the $%s in hand and the border bonus",
                        name, judge(position, space), position.money()),
                name);
    }

    /// Has the merge look at the tile in hand on a space; returns what it would cost.
    private static int judge(Position position, int space) {
        return position.merge().judge(space, position.exploration().hand(), position.activeSeat());
    }

    @Override
    public Phrase tell(Position position, int move) {
        var space = Move.space(move);
        var pawn = Move.pawn(move);
        var type = position.exploration().hand();
        judge(position, space);
        var gains = position.placement().gain(pawn, space, type);
        var placed = Phrase.of("places a %s tile with pawn %s (%s)", Names.terrain(type), pawn + 1, Space.name(space));
        var told = tellPayments(position, tellJoining(position, placed));
        return gains > 0 ? Phrase.of("%s, gains $%s", told, gains) : told;
    }

    /// What the merge has judged last.
    private static Phrase tellJoining(Position position, Phrase placed) {
        var land = position.land();
        var merge = position.merge();
        var absorbed = IntStream.range(0, merge.count())
                .map(merge::joined)
                .filter(area -> area != merge.absorber())
                .mapToObj(area -> Names.area(land, area))
                .toList();
        if (absorbed.isEmpty()) {
            return placed;
        }
        return Phrase.of(
                position.markers().isMarked(merge.absorber()) ? "%s, so %s absorbs %s" : "%s, so %s joins %s",
                placed,
                Names.area(land, merge.absorber()),
                Phrase.joined("%s and %s", absorbed));
    }

    /// H9: each owner of an absorbed area, and how much that seat is paid; by what the merge has judged last.
    private static Phrase tellPayments(Position position, Phrase placed) {
        var merge = position.merge();
        var payments = new TreeMap<Integer, Integer>();
        for (var i = 0; i < merge.count(); i++) {
            var area = merge.joined(i);
            payments.merge(position.markers().owner(area), merge.price(area), Integer::sum);
        }
        var told = placed;
        for (var payment : payments.entrySet()) {
            told = payment.getValue() > 0
                    ? Phrase.of("%s, pays %s $%s", told, new SeatName(payment.getKey()), payment.getValue())
                    : told;
        }
        return told;
    }

    @Override
    public Note note(Position position, int move) {
        var type = position.exploration().hand();
        return Note.of("place")
                .with(Names.terrain(type).toString())
                .at(Names.place(Move.space(move)))
                .to(Names.letter(type))
                .from(Names.pawn(Move.pawn(move)))
                .causing(effects(position, Move.pawn(move), Move.space(move), type));
    }

    private static List<String> effects(Position position, int pawn, int space, int type) {
        var effects = new ArrayList<String>();
        var pays = judge(position, space);
        if (position.merge().count() > 0) {
            effects.add(joining(position, pays));
        }
        if (position.placement().borderBonus(space) > 0) {
            // H10
            effects.add("border bonus");
        }
        if (position.placement().foreignGround(pawn, type) > 0) {
            // H11
            effects.add("on foreign ground");
        }
        if (encloses(position, pawn, space)) {
            // H12
            effects.add("encloses an enemy area");
        }
        return effects;
    }

    /// Only an area whose last opening is filled can be enclosed; a copy of the whole table is made for those alone.
    private static boolean encloses(Position position, int pawn, int space) {
        if (!position.land().isLastOpening(space)) {
            return false;
        }
        var after = position.copy();
        after.placement().lay(pawn, space);
        return after.placement().enclosed() != Land.NONE;
    }

    /// H9, as the merge has judged last.
    private static String joining(Position position, int pays) {
        var merge = position.merge();
        if (merge.count() == 1) {
            return "extends an area";
        }
        if (!position.markers().isMarked(merge.absorber())) {
            return "joins free areas";
        }
        if (pays > 0) {
            return "absorbs an enemy area and pays";
        }
        return position.markers().isForeign(merge.absorber(), position.activeSeat())
                ? "merges into an enemy area"
                : "absorbs into an own area";
    }
}
