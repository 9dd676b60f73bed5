package freehold.lab.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.texts.Puzzle;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Thinker;
import freehold.search.Watch;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The shipped puzzles. A few of them are proven or searched again; with `-Dfreehold.puzzles=all` all of them.
class PuzzlesTest {
    private static final boolean ALL =
            System.getProperty("freehold.puzzles", "").equals("all");
    private static final int SAMPLE = 6;
    private static final int NODES = 4_000;
    private static final int LONG_NODES = 8_000;
    /// A proof takes more than it took the maker, which had proven what comes later in the game before.
    private static final long MOST_POSITIONS = 50_000_000;

    /// One for all puzzles of a game and setup: what it has proven for one helps with the next.
    private static final Map<String, ProvenJudge> JUDGES = new HashMap<>();

    private static ProvenJudge judge(Game game, Puzzle puzzle) {
        return JUDGES.computeIfAbsent(
                "%s %s".formatted(game.id(), puzzle.setup()), _ -> new ProvenJudge(game, 22, MOST_POSITIONS));
    }

    static Stream<Game> games() {
        return Games.all().stream().filter(game -> !Puzzle.of(game).isEmpty());
    }

    private static Stream<Arguments> some(boolean isProven) {
        return games().flatMap(game -> sample(Puzzle.of(game)).stream()
                .filter(puzzle -> ProvenJudge.isPossible(game.start(puzzle.setup())) == isProven)
                .map(puzzle -> argumentSet("%s: %s".formatted(game.name(), puzzle), game, puzzle)));
    }

    private static List<Puzzle> sample(List<Puzzle> all) {
        var count = ALL ? all.size() : Math.min(SAMPLE, all.size());
        return IntStream.range(0, count)
                .mapToObj(i -> all.get(i * all.size() / count))
                .toList();
    }

    static Stream<Arguments> proven() {
        return some(true);
    }

    static Stream<Arguments> searched() {
        return some(false);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPuzzleIsLegalAndThereOnce(Game game) {
        assertThat(Puzzle.of(game))
                .allSatisfy(puzzle -> {
                    assertThat(puzzle.fault(game)).isEmpty();
                    assertThat(puzzle.answer()).isNotEmpty();
                    assertThat(puzzle.position(game).legalTokens())
                            .hasSizeGreaterThan(puzzle.answer().size());
                })
                .extracting(Puzzle::id)
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("games")
    void noTwoAreTheSameUpToSymmetry(Game game) {
        assertThat(Puzzle.of(game))
                .extracting(puzzle -> puzzle.position(game).symmetricHash())
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("proven")
    void exactlyTheAnswerIsProven(Game game, Puzzle puzzle) {
        var found = judge(game, puzzle).answer(puzzle.position(game));
        assertThat(found).hasValueSatisfying(answer -> {
            assertThat(answer.kind()).isEqualTo(puzzle.kind());
            assertThat(answer.tokens()).containsExactlyInAnyOrderElementsOf(puzzle.answer());
        });
    }

    @ParameterizedTest
    @MethodSource("proven")
    void theTurnBeforeGaveSomethingAway(Game game, Puzzle puzzle) {
        assertThat(Mistake.before(course(game, puzzle)).isMistake(judge(game, puzzle)))
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("searched")
    void theTurnBeforeWasAMistakeBySearch(Game game, Puzzle puzzle) {
        assertThat(Mistake.before(course(game, puzzle)).isMistake(new SearchJudge(game, LONG_NODES)))
                .isTrue();
    }

    private static Course course(Game game, Puzzle puzzle) {
        var course = new Course(game, puzzle.setup());
        assertThat(course.playAll(puzzle.before())).isEmpty();
        return course;
    }

    @ParameterizedTest
    @MethodSource("searched")
    void searchPrefersTheAnswer(Game game, Puzzle puzzle) {
        var position = puzzle.position(game);
        var best = new Thinker(position, game::knowledge, 7, Clock.WALL)
                .think(position, Budget.ofNodes(NODES), Watch.SILENT)
                .best();
        assertThat(puzzle.answer()).containsExactly(best.token());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "2 | size=3 | b2 | x only 1 16 | c3;a puzzle has 6 fields between bars",
                "2 | size=3 | b2 | x only 1 | c3 |;the fourth field is: id kind grade nodes",
                "2 | size=3 | b2 | x odd 1 16 | c3 |;there is no kind 'odd'",
                "2 | size=3 | b2 | x only 9 16 | c3 |;grades are 1 to 5, not 9",
                "2 | size=9 | b2 | x only 1 16 | c3 |;option size takes 2–5, not '9'",
            })
    void whatIsWrongWithALineIsSaid(String line, String sentence) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Puzzle.read(Games.named("esgros"), "# a comment\n" + line))
                .withMessageStartingWith("puzzles.txt of esgros, line 2: ")
                .withMessageContaining(sentence);
    }

    @Test
    void anIllegalAnswerIsAFault() {
        var game = Games.named("esgros");
        var puzzle = Puzzle.read(game, "2 | size=3 | b2 | x only 1 16 | b2 |").getFirst();
        assertThat(puzzle.fault(game))
                .hasValueSatisfying(
                        fault -> assertThat(fault).startsWith("puzzle x: ").contains("b2"));
    }

    @Test
    void aLineIsWrittenAsItIsRead() {
        var game = Games.named("esgros");
        var line = "2 | size=3 reading=catch-up pie=true | b2 d3 | x only 1 16 | c3 | a1 b1; a2 c3";
        assertThat(Puzzle.read(game, line))
                .singleElement()
                .satisfies(puzzle -> assertThat(puzzle.line()).isEqualTo(line));
    }
}
