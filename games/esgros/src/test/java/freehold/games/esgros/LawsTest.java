package freehold.games.esgros;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.esgros.rules.Move;
import freehold.games.esgros.rules.Position;
import freehold.kernel.Game;
import freehold.laws.GameLaws;
import java.util.Arrays;
import java.util.stream.Collectors;

class LawsTest implements GameLaws {
    @Override
    public Game game() {
        return new Rules();
    }

    @Override
    public void check(freehold.kernel.position.Position any) {
        var position = (Position) any;
        assertThat(position.stones(Position.BLACK) & position.stones(Position.WHITE))
                .as("cells with two stones")
                .isZero();
        for (var colour = Position.BLACK; colour <= Position.WHITE; colour++) {
            assertThat(stonesOfGroups(position, colour)).as("groups (G2)").isEqualTo(position.stones(colour));
        }
        if (!position.isOver()) {
            growthIsAsInTheRulebook(position);
        }
    }

    private static long stonesOfGroups(Position position, int colour) {
        var groups = position.groups(colour);
        var stones = 0L;
        for (var i = 0; i < groups.count(); i++) {
            assertThat(stones & groups.stones(i)).as("stones in two groups").isZero();
            stones |= groups.stones(i);
        }
        return stones;
    }

    private static void growthIsAsInTheRulebook(Position position) {
        var open = Arrays.stream(position.legalMoves())
                .filter(Move::isCell)
                .boxed()
                .collect(Collectors.toSet());
        assertThat(open).as("open cells (G4)").isEqualTo(PlainGrowth.open(position, position.isCatchUp()));
    }
}
