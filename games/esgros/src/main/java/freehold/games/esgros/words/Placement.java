package freehold.games.esgros.words;

import freehold.boards.HexBoard;
import freehold.boards.NamedCells;
import freehold.games.esgros.rules.Position;
import freehold.games.esgros.rules.Rule;
import freehold.kernel.Placing;
import freehold.kernel.Setup;
import freehold.kernel.StartText;
import freehold.kernel.position.Telling;
import java.util.List;

/// Reads positions that somebody placed by hand. [Flaws] says whether the rules can lead to them.
public final class Placement {
    public static final Placing PLACING =
            new Placing(List.of("black", "white"), List.of(), "black=d4,e4 white=c3 to=white");

    private Placement() {}

    public static Position read(Setup setup, String text, Telling telling) {
        var start = StartText.read(text, PLACING);
        var board = HexBoard.ofSide(setup.options().number("size"));
        var stones = new long[] {
            NamedCells.of(board, Rule.G1, start.places("black")), NamedCells.of(board, Rule.G1, start.places("white"))
        };
        return Position.placed(setup, telling, stones, start.to().equals("black") ? Position.BLACK : Position.WHITE);
    }
}
