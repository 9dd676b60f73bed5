package freehold.games.esgros.mind;

import static freehold.games.esgros.Played.after;
import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.esgros.Rules;
import freehold.games.esgros.rules.Move;
import freehold.games.esgros.rules.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The solved opening of the strict game on side 4, and the swap (G7).
class OpeningTest {
    @ParameterizedTest
    @CsvSource({"d4, swap", "b2, swap", "f4, swap", "a1, f4", "c3, f4", "g4, b2", "a2, f4", "a3, f2", "b3, f2 f4"})
    void aStoneThatWinsTheRaceIsTakenAndAnyOtherAnsweredAcross_G7(String first, String answers) {
        var position = after("size=4 reading=strict", first);
        assertThat(tokens(position)).containsExactlyInAnyOrder(answers.split(" ", -1));
    }

    @Test
    void oneCornerIsAsGoodAsAnother() {
        var game = new Rules();
        var start = game.start(game.setup(2, Map.of("size", "4", "reading", "strict")));
        assertThat(tokens(start)).containsExactlyInAnyOrder("a1", "a4", "d1", "d7", "g1", "g4");
    }

    private static List<String> tokens(Position position) {
        var moves = new int[Move.BOUND];
        var count = new Knowledge().prune(position, moves, 0);
        return Arrays.stream(moves, 0, count).mapToObj(position::token).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "size=3 reading=strict, a1",
        "size=4 reading=strict pie=false, d4",
        "size=4 reading=strict, a1 c3",
        "size=4 reading=catch-up, d4"
    })
    void elsewhereThereIsNoAdvice(String options, String moves) {
        assertThat(Opening.advice(after(options, moves))).isEqualTo(Opening.NO_ADVICE);
    }
}
