package freehold.games.estate.words;

import freehold.boards.HexBoard;
import freehold.boards.NamedCells;
import freehold.games.estate.rules.Position;
import freehold.games.estate.rules.Rule;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Placing;
import freehold.kernel.Setup;
import freehold.kernel.StartText;
import freehold.kernel.position.Telling;
import freehold.kernel.telling.Phrase;
import java.util.List;

/// Reads positions that somebody placed by hand. [Flaws] says whether the rules can lead to them.
public final class Placement {
    public static final Placing PLACING =
            new Placing(List.of("light", "dark"), List.of("points"), "light=a1,b2 dark=c3 to=dark points=3");

    private Placement() {}

    public static Position read(Setup setup, String text, Telling telling) {
        var start = StartText.read(text, PLACING);
        var board = HexBoard.ofSide(setup.options().number("size"));
        var pieces = new long[] {
            NamedCells.of(board, Rule.E1, start.places("light")), NamedCells.of(board, Rule.E1, start.places("dark"))
        };
        var mover = start.to().equals("light") ? Position.LIGHT : Position.DARK;
        return Position.placed(setup, telling, pieces, mover, points(start, board.side()));
    }

    /// E3
    private static int points(StartText start, int most) {
        var points = start.numbers().getOrDefault("points", most);
        if (points < 1 || points > most) {
            throw new InvalidSetup(
                    Phrase.of("%s: %s", Rule.E3.name(), Phrase.of("whoever acts has 1 to %s points left", most)));
        }
        return points;
    }
}
