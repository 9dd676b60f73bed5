package freehold.games.{{package}}.words;

import freehold.games.{{package}}.rules.Position;
import freehold.kernel.telling.Note;

/// What plies do, as data: for statistics, and for clients, which find moves by it. No two legal moves have the same
/// note.
public final class Notes {
    private Notes() {}

    public static Note of(Position position, int move) {
        return Note.of("place").at(position.board().place(move));
    }
}
