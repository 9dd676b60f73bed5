package freehold.games.esgros.words;

import freehold.games.esgros.rules.Move;
import freehold.games.esgros.rules.Position;
import freehold.kernel.telling.Note;
import java.util.ArrayList;
import java.util.List;

/// What plies do, as data: for statistics, and for clients, which find moves by it.
public final class Notes {
    private Notes() {}

    public static Note of(Position position, int move) {
        if (move == Move.SWAP) {
            return Note.of("swap");
        }
        return Note.of("place")
                .with(Names.colour(position.mover()))
                .about(position.sizeAt(move))
                .at(position.board().place(move))
                .causing(effects(position, move));
    }

    private static List<String> effects(Position position, int cell) {
        var effects = new ArrayList<String>();
        var own = position.largest(position.mover());
        var enemy = position.largest(1 - position.mover());
        var size = position.sizeAt(cell);
        if (size > own && own > 0) {
            // G4: by its exception, or by catch-up
            var catchesUp = position.mayCatchUp() && size > enemy;
            effects.add(catchesUp ? "outgrows to catch up" : "outgrows because it must");
        }
        if (size > enemy && enemy > 0) {
            effects.add("overtakes the largest enemy group");
        }
        if (position.removed(cell) > 0) {
            effects.add("removes");
        }
        return effects;
    }
}
