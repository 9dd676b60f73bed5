package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.words.Refusals;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// The Mayor goes in front of a row (T19).
final class PlaceMayor extends SpecialUse {
    @Override
    public Kind kind() {
        return Kind.PLACE_MAYOR;
    }

    @Override
    public Rule rule() {
        return Rule.T19;
    }

    @Override
    public int uses(Position position, int mayor, int[] into) {
        var count = 0;
        for (var row = 0; row < Lot.ROWS; row++) {
            into[count++] = Move.ROWS + row;
        }
        into[count++] = Move.DISCARD;
        return count;
    }

    @Override
    void place(Position position, int move) {
        position.specials().placeMayor(Move.rowOf(move));
    }

    /// Every row will do.
    @Override
    public Ruling.Illegal explain(Position position, int move) {
        return Refusals.notNow(position);
    }

    @Override
    Phrase tellPlacing(Position position, int move) {
        return Phrase.of("puts the Mayor in front of row %s", Lot.numeral(Move.rowOf(move)));
    }

    @Override
    String effect(int move) {
        return "doubles a row";
    }

    @Override
    Note aimed(Note use, Position position, int move) {
        return use.to("" + Lot.letter(Move.rowOf(move)));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("put the Mayor in front of a row, or discard it");
    }
}
