package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Advice tells what is proven as it is, and whole turns.
class AdviceTest {
    /// Dark wins at once by f8, i4 and i5, or by h4 and h5 instead of the last two.
    private static final String WON = "e5 g7 b5 i3 i2 h3 b4 c7 c3 e9 i1 d6 f1 d1 g3 h6 c1 e2 f2 a3";

    private static Position estate(String tokens) {
        return position("estate", tokens);
    }

    private static Position position(String game, String tokens) {
        var course = new Course(Games.named(game), Games.named(game).setup(2, Map.of()));
        for (var token : tokens.split(" ", -1)) {
            if (!token.isEmpty()) {
                assertThat(course.play(token)).as(token).isInstanceOf(Ruling.Legal.class);
            }
        }
        return course.position();
    }

    private static Analysis advise(String game, Position position, long seed, long nodes) {
        return new Thinker(position, Games.named(game)::knowledge, seed, 1)
                .advise(position, Budget.ofNodes(nodes), Watch.SILENT);
    }

    private static Position after(Position start, List<String> line) {
        var position = start.copy();
        line.forEach(token -> position.playLegal(((Ruling.Legal) position.judge(token)).move()));
        return position;
    }

    @ParameterizedTest
    @CsvSource({"'', 3", "f8, 2", "i4, 2", "i5, 2"})
    void theShortestWinOfTheTurnIsShownWhole(String played, int plies) {
        var position = estate((WON + " " + played).strip());
        for (var seed = 1; seed <= 5; seed++) {
            var analysis = advise("estate", position, seed, 20_000);
            assertThat(analysis.verdict()).isEqualTo(Verdict.WIN);
            assertThat(analysis.values().get(position.actor() - 1)).isEqualTo(1);
            assertThat(analysis.best().value()).isEqualTo(1);
            assertThat(analysis.best().line()).hasSize(plies);
            assertThat(after(position, analysis.best().line()).winners()).containsExactly(2);
            assertThat(analysis.advice())
                    .allSatisfy(move -> assertThat(move.verdict()).isEqualTo(Verdict.WIN));
        }
    }

    @Test
    void whatIsHardlyLookedAtIsNoAdvice() {
        var position = estate("a1 a2 a3 a4 a5");
        var analysis = advise("estate", position, 1, 5_000);
        var best = analysis.best().share();
        assertThat(analysis.advice())
                .isNotEmpty()
                .allSatisfy(move -> assertThat(move.share()).isGreaterThanOrEqualTo(best / 20));
        assertThat(analysis.values().get(position.actor() - 1))
                .isCloseTo(analysis.best().value(), offset(1e-9));
    }

    /// On the smallest board White has lost after the centre; every move is, and one of them is told.
    @Test
    void aLostPositionSaysSoAndOffersWhatHoldsOutLongest() {
        var game = Games.named("esgros");
        var start = game.start(game.setup(2, Map.of("size", "2", "pie", "false")));
        var position = after(start, List.of("b2"));
        var analysis = advise("esgros", position, 1, 5_000);
        assertThat(analysis.verdict()).isEqualTo(Verdict.LOSS);
        assertThat(analysis.values()).containsExactly(1.0, 0.0);
        assertThat(analysis.candidates())
                .allSatisfy(move -> assertThat(move.verdict()).isEqualTo(Verdict.LOSS));
        assertThat(analysis.advice()).containsExactly(analysis.best());
    }

    @Test
    void aTurnIsShownUpToItsEnd() {
        var position = estate("e5 d4");
        var line = advise("estate", position, 3, 4_000).best().line();
        var end = IntStream.rangeClosed(1, line.size())
                .filter(plies -> after(position, line.subList(0, plies)).actor() != position.actor())
                .findFirst();
        assertThat(end).as("%s passes the turn", line).isPresent();
    }

    /// The next player takes over whatever is better than even.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aFirstTurnThatCanBeTakenOverIsEven(int seed) {
        var start = estate("");
        var analysis = advise("estate", start, seed, 50_000);
        assertThat(analysis.best().value()).isLessThanOrEqualTo(0.5);
        var next = after(start, analysis.best().line());
        assertThat(next.actor()).isEqualTo(2);
        var answer = new Thinker(next, Games.named("estate")::knowledge, 77, 1)
                .think(next, Budget.ofNodes(50_000), Watch.SILENT);
        assertThat(answer.best().value())
                .as("%s answered by %s", analysis.best().line(), answer.best())
                .isLessThan(0.57);
    }

    @Test
    void theRestOfAFirstTurnIsEvenToo() {
        var start = estate("b3");
        var analysis = advise("estate", start, 1, 50_000);
        var next = after(start, analysis.best().line());
        assertThat(next.actor()).isEqualTo(2);
        var answer = new Thinker(next, Games.named("estate")::knowledge, 77, 1)
                .think(next, Budget.ofNodes(50_000), Watch.SILENT);
        assertThat(answer.best().value()).isLessThan(0.57);
    }

    /// The last turn of a random game has won it, so there was a win within it.
    @ParameterizedTest
    @ValueSource(strings = {"estate", "esgros"})
    void aWinWithinTheTurnIsAlwaysFoundAndItsLineWins(String id) {
        var game = Games.named(id);
        var dice = new Dice(2026);
        for (var i = 0; i < 200; i++) {
            var position = lastTurn(new Course(game, game.setup(2, Map.of())), dice);
            var analysis = advise(id, position, i, 2_000);
            assertThat(analysis.verdict()).isEqualTo(Verdict.WIN);
            assertThat(after(position, analysis.best().line()).winners())
                    .as("%s", analysis.best())
                    .containsExactly(position.actor());
        }
    }

    private static Position lastTurn(Course course, Dice dice) {
        var scratch = new int[Position.MOST_MOVES];
        do {
            course.rewind(0);
            while (!course.position().isOver()) {
                course.playLegal(course.position().pick(dice, scratch));
            }
        } while (course.position().winners().length != 1
                || course.plies().getLast().by() != course.position().winners()[0]);
        var winner = course.plies().getLast().by();
        var first = course.plies().size();
        while (first > 0 && course.plies().get(first - 1).by() == winner) {
            first--;
        }
        course.rewind(first);
        return course.position();
    }
}
