package freehold.boards;

import freehold.kernel.InvalidSetup;
import freehold.kernel.position.Rule;
import freehold.kernel.telling.Phrase;
import java.util.List;

/// Cells of a hexagonal board by their names, as people write them.
public final class NamedCells {
    private NamedCells() {}

    /// @param rule which cells there are
    /// @throws InvalidSetup if there is no cell of such a name
    public static long of(HexBoard board, Rule rule, List<String> names) {
        var cells = 0L;
        for (var name : names) {
            var cell = HexBoard.isName(name) ? board.cell(name) : -1;
            if (cell < 0) {
                var unknown = Phrase.of("there is no cell %s on %s", name, board.describe());
                throw new InvalidSetup(Phrase.of("%s: %s", rule.name(), unknown));
            }
            cells |= Cells.of(cell);
        }
        return cells;
    }
}
