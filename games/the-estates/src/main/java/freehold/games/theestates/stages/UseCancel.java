package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.rules.Specials;
import freehold.games.theestates.words.Names;
import freehold.games.theestates.words.Refusals;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// The Cancel Cube takes a permit off the board and undoes what it did (T18).
final class UseCancel extends SpecialUse {
    @Override
    public Kind kind() {
        return Kind.USE_CANCEL;
    }

    @Override
    public Rule rule() {
        return Rule.T18;
    }

    @Override
    public int uses(Position position, int cancel, int[] into) {
        var specials = position.specials();
        var count = 0;
        for (var stripes = 1; stripes <= Specials.PERMITS; stripes++) {
            var change = specials.change(stripes);
            if (change != 0 && position.streets().canChange(specials.row(stripes), -change)) {
                into[count++] = Piece.permit(stripes);
            }
        }
        into[count++] = Move.DISCARD;
        return count;
    }

    @Override
    void place(Position position, int permit) {
        var stripes = Piece.stripes(permit);
        var specials = position.specials();
        position.streets().change(specials.row(stripes), -specials.change(stripes));
        specials.removePermit(stripes);
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        if (!Piece.isPermit(move)) {
            return Refusals.notNow(position);
        }
        var stripes = Piece.stripes(move);
        var change = position.specials().change(stripes);
        return change == 0
                ? new Ruling.Illegal(Rule.T18, Phrase.of("%s is not on the board", Names.piece(move)))
                : Refusals.length(position, Rule.T18, position.specials().row(stripes), -change);
    }

    @Override
    Phrase tellPlacing(Position position, int permit) {
        var stripes = Piece.stripes(permit);
        var row = position.specials().row(stripes);
        var change = position.specials().change(stripes);
        var length = position.streets().length(row);
        return Phrase.of(
                change < 0
                        ? "takes %s off row %s, which gets longer: %s instead of %s"
                        : "takes %s off row %s, which gets shorter: %s instead of %s",
                Names.piece(permit),
                Lot.numeral(row),
                Names.lots(length - change),
                length);
    }

    @Override
    String effect(int move) {
        return "cancels a permit";
    }

    @Override
    Note aimed(Note use, Position position, int permit) {
        return use.to(Piece.name(permit));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("take a permit off the board, or discard the Cancel Cube");
    }
}
