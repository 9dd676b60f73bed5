package freehold.games.hexploration.words;

import freehold.games.hexploration.rules.Markets;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Stage;
import freehold.kernel.telling.Note;
import java.util.ArrayList;
import java.util.List;

/// What can be counted about plies.
public final class Notes {
    private Notes() {}

    public static Note of(Position position, int move) {
        var note = Note.of(TokenForm.word(Move.kind(move)));
        return switch (Move.kind(move)) {
            case TILE -> note.with(name(Move.type(move)));
            case START -> note.with(name(Move.type(move))).at(Names.place(Move.space(move)));
            case SHOP -> note.with(name(Markets.type(Move.slot(move)))).about(Markets.price(Move.slot(move)));
            case BUY -> note.about(position.purchasePrice(position.land().area(Move.space(move))));
            case SEIZE, SPARE -> note.about(position.land().size(position.land().area(Move.space(move))));
            case DISCARD -> note.about(Move.price(move));
            case END -> note.about(position.score().income(position.thisTurn().seat()));
            case MOVE -> note.causing(Move.markers(move) > 0 ? List.of("markers go along") : List.of());
            case PLACE -> place(position, Move.pawn(move), Move.space(move));
            case DRAW, MARK, UNMARK, PRICE, VOID, RETURN, STEP, STAY -> note;
        };
    }

    private static String name(int type) {
        return Names.terrain(type).toString();
    }

    private static Note place(Position position, int pawn, int space) {
        var type = position.exploration().hand();
        return Note.of("place").with(name(type)).at(Names.place(space)).causing(effects(position, pawn, space, type));
    }

    private static List<String> effects(Position position, int pawn, int space, int type) {
        var effects = new ArrayList<String>();
        var pays = position.merge().judge(space, type, position.thisTurn().seat());
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
        var after = position.copy();
        after.placement().place(pawn, space);
        if (after.thisTurn().stage() == Stage.ENCLOSED) {
            // H12
            effects.add("encloses an enemy area");
        }
        return effects;
    }

    /// H9, as [Merge] has judged last.
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
        return position.markers()
                        .isForeign(merge.absorber(), position.thisTurn().seat())
                ? "merges into an enemy area"
                : "absorbs into an own area";
    }
}
