package freehold.laws.three;

import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import java.util.stream.IntStream;

final class Telling implements freehold.kernel.position.Telling {
    @Override
    public String token(freehold.kernel.position.Position position, int move) {
        return "" + (char) ('a' + move);
    }

    @Override
    public Reading read(freehold.kernel.position.Position position, String token) {
        if (!token.matches("[a-z]")) {
            return new Ruling.Garbled(token, "b");
        }
        var cell = token.charAt(0) - 'a';
        // H1: there are three cells.
        return cell < Position.CELLS
                ? new Reading.Move(cell)
                : new Ruling.Unknown(Rule.H1, Phrase.of("there is no cell %s", token));
    }

    @Override
    public Ruling.Illegal explain(freehold.kernel.position.Position position, int illegalMove) {
        var token = token(position, illegalMove);
        return position.isOver()
                ? Ruling.Illegal.over(position.ending())
                : new Ruling.Illegal(Rule.H2, Phrase.of("%s is taken", token), token);
    }

    @Override
    public Phrase tell(freehold.kernel.position.Position position, int move) {
        return Phrase.of("takes %s", token(position, move));
    }

    @Override
    public Note note(freehold.kernel.position.Position position, int move) {
        return Note.of("take").to(token(position, move));
    }

    @Override
    public Phrase prompt(freehold.kernel.position.Position position) {
        return position.isOver() ? Phrase.of("the game is over") : Phrase.of("take a cell");
    }

    @Override
    public View view(freehold.kernel.position.Position position, int viewer) {
        var cells = (Position) position;
        return new View(
                IntStream.range(0, Position.CELLS).mapToObj(cells::owner).toList());
    }
}
