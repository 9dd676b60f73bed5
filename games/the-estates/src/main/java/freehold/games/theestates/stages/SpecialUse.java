package freehold.games.theestates.stages;

import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Position;
import freehold.kernel.telling.Note;
import java.util.List;

/// The piece is a special one, which may also be discarded (T13).
abstract sealed class SpecialUse extends Use permits PlacePermit, PlaceMayor, UseCancel {
    /// What the use of the piece causes, for whoever counts.
    abstract String effect(int move);

    /// The note of using it, with what the piece is used on.
    abstract Note aimed(Note use, Position position, int move);

    @Override
    public final Note note(Position position, int move) {
        var piece = Piece.name(position.auction().piece());
        return move == Move.DISCARD
                ? Note.of("discard").with(piece)
                : aimed(Note.of("use").with(piece).causing(List.of(effect(move))), position, move);
    }
}
