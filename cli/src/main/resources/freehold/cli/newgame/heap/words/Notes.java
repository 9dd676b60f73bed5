package freehold.games.{{package}}.words;

import freehold.games.{{package}}.rules.Position;
import freehold.kernel.telling.Note;

/// What statistics count about plies.
public final class Notes {
    private Notes() {}

    public static Note of(Position position, int move) {
        return Note.of("take").about(move);
    }
}
