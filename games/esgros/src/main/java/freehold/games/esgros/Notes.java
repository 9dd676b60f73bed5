package freehold.games.esgros;

import freehold.kernel.Note;
import java.util.ArrayList;
import java.util.List;

/// What can be counted about plies.
final class Notes {
    private Notes() {}

    static Note of(Position position, int move) {
        if (move == Move.SWAP) {
            return Note.of("swap");
        }
        return Note.of("place")
                .with(Text.colour(position.mover()))
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
            effects.add(position.quiet() == 0 ? "outgrows because it must" : "outgrows to catch up");
        }
        if (size > enemy && enemy > 0) {
            effects.add("overtakes the largest enemy group");
        }
        if (removes(position, cell)) {
            effects.add("removes");
        }
        return effects;
    }

    private static boolean removes(Position position, int cell) {
        var enemy = 1 - position.mover();
        var after = position.copy();
        after.play(cell);
        return after.stones(enemy) != position.stones(enemy);
    }
}
