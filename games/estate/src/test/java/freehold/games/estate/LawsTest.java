package freehold.games.estate;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.boards.Cells;
import freehold.boards.Groups;
import freehold.games.estate.rules.Position;
import freehold.games.estate.view.View;
import freehold.games.estate.words.Names;
import freehold.kernel.Game;
import freehold.laws.GameLaws;
import java.util.ArrayList;
import java.util.List;

class LawsTest implements GameLaws {
    @Override
    public Game game() {
        return new Rules();
    }

    @Override
    public void check(freehold.kernel.position.Position any) {
        var position = (Position) any;
        assertThat(position.pieces(Position.LIGHT) & position.pieces(Position.DARK))
                .as("cells with two pieces")
                .isZero();
        assertThat(position.points()).isBetween(0, position.land().pointsOfTurn());
        for (var colour = Position.LIGHT; colour <= Position.DARK; colour++) {
            assertThat(position.supply(colour)).as("supply (E7)").isNotNegative();
            assertThat(holdings(position, colour))
                    .as("holdings")
                    .containsExactlyInAnyOrderElementsOf(groups(position, colour));
        }
        assertThat(wins(position)).as("somebody has connected sides").isEqualTo(position.isOver());
    }

    private static List<List<String>> holdings(Position position, int colour) {
        return View.of(position).groups().stream()
                .filter(group -> group.colour().equals(Names.colour(colour)))
                .map(View.Group::cells)
                .toList();
    }

    /// The connected pieces, found in another way.
    private static List<List<String>> groups(Position position, int colour) {
        var groups = new Groups(position.board());
        var cells = new int[position.board().size()];
        var count = Cells.write(position.pieces(colour), cells);
        for (var i = 0; i < count; i++) {
            groups.join(cells[i]);
        }
        var names = new ArrayList<List<String>>();
        for (var i = 0; i < groups.count(); i++) {
            names.add(position.board().names(groups.stones(i)));
        }
        return names;
    }

    /// E9, from the view's numbers of sides.
    private static boolean wins(Position position) {
        return View.of(position).groups().stream().map(View.Group::sides).anyMatch(LawsTest::wins);
    }

    private static boolean wins(List<Integer> sides) {
        return sides.stream().anyMatch(side -> sides.contains(side + 3))
                || sides.containsAll(List.of(1, 3, 5))
                || sides.containsAll(List.of(2, 4, 6));
    }
}
