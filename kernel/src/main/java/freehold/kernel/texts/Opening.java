package freehold.kernel.texts;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import java.util.List;
import java.util.Locale;

/// A first turn and what it was worth in games between strong players, as a game's `openings.txt` has it: `seats |
/// options | tokens of the turn | percent for its side, and of how many games`.
///
/// @param share of the win for the side that made the turn
public record Opening(Setup setup, List<String> tokens, double share, int games) {
    private static final double PERCENT = 100;

    public static List<Opening> of(Game game) {
        return TableLine.beside(game, "openings.txt").stream().map(Opening::of).toList();
    }

    private static Opening of(TableLine line) {
        var numbers = TableLine.words(line.fields().getFirst());
        return new Opening(
                line.setup(),
                line.before(),
                Double.parseDouble(numbers.get(0)) / PERCENT,
                Integer.parseInt(numbers.get(1)));
    }

    /// @throws RuntimeException if it is not such a line
    public static Opening read(Game game, String line) {
        return of(TableLine.read(game, line));
    }

    /// The line of the table.
    public String line() {
        return "%d | %s | %s | %s %d"
                .formatted(
                        setup.seats(),
                        setup.options(),
                        String.join(" ", tokens),
                        String.format(Locale.ROOT, "%.1f", PERCENT * share),
                        games);
    }
}
