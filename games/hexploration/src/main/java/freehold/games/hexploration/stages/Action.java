package freehold.games.hexploration.stages;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.MoveList;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.words.Tokens;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// One of the things that can be done in a stage: its moves, what they do and what is said about them. See
/// [freehold.games.hexploration.rules.Stage], which has the same methods.
interface Action {
    int kinds(Position position);

    default void list(Position position, Kind kind, MoveList moves) {
        moves.add(Move.of(kind));
    }

    void play(Position position, int move);

    Ruling.Illegal explain(Position position, int move);

    Phrase tell(Position position, int move);

    default Note note(Position position, int move) {
        return Note.of(Tokens.word(Move.kind(move)));
    }
}
