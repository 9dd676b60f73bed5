package freehold.games.theestates;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.rules.Position;
import freehold.kernel.texts.Tactic;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The last placements among the tactics are wins, and nothing else wins. What a bid is worth no rule tells: those are
/// for the players to solve.
class TacticsTest {
    static Stream<Tactic> wins() {
        return Tactic.of(new Rules()).stream().filter(tactic -> tactic.kind().equals("win"));
    }

    @ParameterizedTest
    @MethodSource("wins")
    void theListedPlacementsAndNoOthersWin(Tactic tactic) {
        var position = (Position) tactic.position(new Rules());
        var winning = IntStream.of(position.legalMoves())
                .filter(move -> wins(position, move))
                .mapToObj(position::token);
        assertThat(winning).containsExactlyInAnyOrderElementsOf(tactic.solutions());
    }

    private static boolean wins(Position position, int move) {
        var next = position.copy();
        next.playLegal(move);
        return Arrays.equals(next.winners(), new int[] {position.actor()});
    }
}
