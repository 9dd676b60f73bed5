package freehold.kernel.position;

import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// What can be said about the positions of one game: tokens, sentences, reasons, views. Stateless, one object a game,
/// handed to each position when it is made, so that the rules themselves need no words.
///
/// Callers ask the [Position], which passes itself on.
public interface Telling {
    String token(Position position, int move);

    Reading read(Position position, String token);

    Ruling.Illegal explain(Position position, int illegalMove);

    Phrase tell(Position position, int move);

    default Phrase tellSecret(Position position) {
        return Phrase.of("decides something in secret");
    }

    Note note(Position position, int move);

    Phrase prompt(Position position);

    View view(Position position, int viewer);
}
