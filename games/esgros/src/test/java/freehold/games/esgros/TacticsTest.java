package freehold.games.esgros;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.esgros.rules.Position;
import freehold.kernel.texts.Tactic;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Positions that any decent player solves, and that they have no other solution.
class TacticsTest {
    static List<Tactic> tactics() {
        return Tactic.of(new Rules());
    }

    @ParameterizedTest
    @MethodSource("tactics")
    void theListedMovesAndNoOthersDoIt(Tactic tactic) {
        var position = (Position) tactic.position(new Rules());
        var solving = IntStream.of(position.legalMoves())
                .filter(move -> tactic.kind().equals("win") ? wins(position, move) : blocks(position, move))
                .mapToObj(position::token);
        assertThat(solving).containsExactlyInAnyOrderElementsOf(tactic.solutions());
    }

    private static Position played(Position position, int move) {
        var next = position.copy();
        next.playLegal(move);
        return next;
    }

    private static boolean wins(Position position, int move) {
        return Arrays.equals(played(position, move).winners(), new int[] {position.actor()});
    }

    private static boolean blocks(Position position, int move) {
        var next = played(position, move);
        return IntStream.of(next.legalMoves()).noneMatch(reply -> wins(next, reply));
    }
}
