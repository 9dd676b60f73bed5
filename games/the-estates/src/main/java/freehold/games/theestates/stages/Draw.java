package freehold.games.theestates.stages;

import freehold.boards.Cells;
import freehold.games.theestates.rules.Company;
import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.rules.Stage;
import freehold.games.theestates.words.Names;
import freehold.games.theestates.words.Refusals;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// Chance draws a cube into the offer (T4).
final class Draw extends Stage {
    @Override
    public Kind kind() {
        return Kind.DRAW;
    }

    @Override
    public Rule rule() {
        return Rule.T4;
    }

    @Override
    public int moves(Position position, int[] into) {
        return Cells.write(position.offer().box(), into);
    }

    @Override
    public int pick(Position position, Dice dice, int[] scratch) {
        var box = position.offer().box();
        return Cells.nth(box, dice.below(Long.bitCount(box)));
    }

    @Override
    public void play(Position position, int cube) {
        position.offer().draw(cube);
        if (position.offer().isDrawn()) {
            Turn.start(position);
        }
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        if (!Piece.isCube(move)) {
            return Refusals.notNow(position);
        }
        var row = position.offer().rowOf(move) + 1;
        return new Ruling.Illegal(
                Rule.T4, Phrase.of("%s is already drawn, into offer row %s", Names.cube(move), row), Cube.name(move));
    }

    @Override
    public Phrase tell(Position position, int cube) {
        return Phrase.of(
                "draws %s into offer row %s", Names.cube(cube), position.offer().rowToFill() + 1);
    }

    @Override
    public Note note(Position position, int cube) {
        return Note.of("draw").with(Company.of(Cube.colour(cube)).colour()).to(Cube.name(cube));
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("draw a cube into the offer");
    }
}
