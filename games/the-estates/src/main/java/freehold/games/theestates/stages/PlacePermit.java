package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.words.Names;
import freehold.games.theestates.words.Refusals;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// A permit makes a row longer or shorter (T17).
final class PlacePermit extends SpecialUse {
    @Override
    public Kind kind() {
        return Kind.PLACE_PERMIT;
    }

    @Override
    public Rule rule() {
        return Rule.T17;
    }

    @Override
    public int uses(Position position, int permit, int[] into) {
        var stripes = Piece.stripes(permit);
        var count = 0;
        for (var row = 0; row < Lot.ROWS; row++) {
            if (position.streets().canChange(row, stripes)) {
                into[count++] = Move.LONGER + row;
            }
            if (position.streets().canChange(row, -stripes)) {
                into[count++] = Move.SHORTER + row;
            }
        }
        into[count++] = Move.DISCARD;
        return count;
    }

    /// By how much the permit on sale changes the row's length.
    private static int change(Position position, int move) {
        var stripes = Piece.stripes(position.auction().piece());
        return Move.isShorter(move) ? -stripes : stripes;
    }

    @Override
    void place(Position position, int move) {
        var row = Move.rowOf(move);
        var by = change(position, move);
        position.streets().change(row, by);
        position.specials().placePermit(Piece.stripes(position.auction().piece()), row, by);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        return switch (Move.kind(move)) {
            case LONGER_ROW, SHORTER_ROW ->
                Refusals.length(position, Rule.T17, Move.rowOf(move), change(position, move));
            case PIECE, WORD, LOT, ROOF_VALUE, ROW, BID -> Refusals.notNow(position);
        };
    }

    @Override
    Phrase tellPlacing(Position position, int move) {
        var row = Move.rowOf(move);
        var by = change(position, move);
        var length = position.streets().length(row);
        return Phrase.of(
                by > 0 ? "makes row %s longer: %s instead of %s" : "makes row %s shorter: %s instead of %s",
                Lot.numeral(row),
                Names.lots(length + by),
                length);
    }

    @Override
    String effect(int move) {
        return Move.isShorter(move) ? "makes a row shorter" : "makes a row longer";
    }

    @Override
    Note aimed(Note use, Position position, int move) {
        return use.to("" + Lot.letter(Move.rowOf(move))).about(change(position, move));
    }

    @Override
    public Phrase prompt(Position position) {
        var stripes = Piece.stripes(position.auction().piece());
        return Phrase.of("make a row longer or shorter by %s, or discard the permit", Names.lots(stripes));
    }
}
