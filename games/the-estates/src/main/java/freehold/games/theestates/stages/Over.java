package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.rules.Stage;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// The last round has ended (T21, T24): nobody is asked for anything.
final class Over extends Stage {
    @Override
    public Kind kind() {
        return Kind.OVER;
    }

    @Override
    public Rule rule() {
        return Rule.T21;
    }

    @Override
    public int moves(Position position, int[] into) {
        return 0;
    }

    @Override
    public void play(Position position, int move) {
        throw isOver();
    }

    @Override
    public Ruling.Illegal explain(Position position, int move) {
        return Ruling.Illegal.over(position.ending());
    }

    @Override
    public Phrase tell(Position position, int move) {
        throw isOver();
    }

    @Override
    public Note note(Position position, int move) {
        throw isOver();
    }

    private static IllegalStateException isOver() {
        return new IllegalStateException("the game is over");
    }

    @Override
    public Phrase prompt(Position position) {
        return Phrase.of("nothing: the game is over");
    }
}
