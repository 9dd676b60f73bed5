package freehold.games.hexploration;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.view.View;
import freehold.games.hexploration.words.Tokens;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// All that is said about positions of this game, and where it is written.
final class Telling implements freehold.kernel.position.Telling {
    static final Telling INSTANCE = new Telling();

    private Telling() {}

    private static Position at(freehold.kernel.position.Position position) {
        return (Position) position;
    }

    @Override
    public String token(freehold.kernel.position.Position position, int move) {
        return Tokens.token(move);
    }

    @Override
    public Reading read(freehold.kernel.position.Position position, String token) {
        return Tokens.read(token, at(position).seats(), at(position).types());
    }

    @Override
    public Ruling.Illegal explain(freehold.kernel.position.Position position, int move) {
        return at(position).stage().explain(at(position), move);
    }

    @Override
    public Phrase tell(freehold.kernel.position.Position position, int move) {
        return at(position).stage().tell(at(position), move);
    }

    @Override
    public Note note(freehold.kernel.position.Position position, int move) {
        return at(position).stage().note(at(position), move);
    }

    @Override
    public Phrase prompt(freehold.kernel.position.Position position) {
        return at(position).stage().prompt(at(position));
    }

    @Override
    public View view(freehold.kernel.position.Position position, int viewer) {
        return View.of(at(position));
    }
}
