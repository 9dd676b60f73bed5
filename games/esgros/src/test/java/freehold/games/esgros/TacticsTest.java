package freehold.games.esgros;

import static freehold.games.esgros.Played.after;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/// Positions that any decent player solves, and that they have no other solution.
class TacticsTest {
    @ParameterizedTest
    @CsvFileSource(resources = "/tactics.txt", delimiter = '|')
    void theListedMovesAndNoOthersDoIt(String kind, String before, String solutions) {
        var position = after("", before);
        var solving = IntStream.of(position.legalMoves())
                .filter(move -> kind.equals("win") ? wins(position, move) : blocks(position, move))
                .mapToObj(position::token);
        assertThat(solving).containsExactlyInAnyOrder(solutions.split(" ", -1));
    }

    private static Position played(Position position, int move) {
        var next = position.copy();
        next.play(move);
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
