package freehold.lab.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.texts.Puzzle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PuzzleMakerTest {
    private static final PuzzleMaker.Limits SMALL = new PuzzleMaker.Limits(16, 20_000, 400);

    private static PuzzleMaker maker(long seed) {
        var game = Games.named("esgros");
        return new PuzzleMaker(game, game.setup(2, Map.of("size", "3")), seed, SMALL);
    }

    private static List<Puzzle> firstOf(PuzzleMaker maker) throws InterruptedException {
        var puzzles = new ArrayList<Puzzle>();
        for (var number = 0; puzzles.isEmpty(); number++) {
            puzzles.addAll(maker.puzzlesOf(number));
        }
        return puzzles;
    }

    @Test
    void theSameSeedMakesTheSamePuzzles() throws InterruptedException {
        assertThat(firstOf(maker(3))).isEqualTo(firstOf(maker(3)));
    }

    @Test
    void everyOtherPlyLosesWhatTheAnswerKeeps() throws InterruptedException {
        var game = Games.named("esgros");
        assertThat(firstOf(maker(5))).allSatisfy(puzzle -> {
            assertThat(puzzle.fault(game)).isEmpty();
            assertThat(puzzle.refutations()).isNotEmpty();
        });
    }

    @Test
    void whatIsKnownIsNotMadeAgain() throws InterruptedException {
        var first = firstOf(maker(3));
        var maker = maker(3);
        first.forEach(maker::know);
        assertThat(firstOf(maker)).doesNotContainAnyElementsOf(first);
    }

    @Test
    void aFileGoesOnWhereItWasLeft(@TempDir Path folder) throws IOException, InterruptedException {
        var game = Games.named("esgros");
        var path = folder.resolve("puzzles.txt");
        var puzzle = firstOf(maker(3)).getFirst();
        try (var file = PuzzleFile.open(path, game, false)) {
            file.add(puzzle);
            file.lookedAt("seed 3", 2);
        }
        try (var file = PuzzleFile.open(path, game, true)) {
            assertThat(file.puzzles()).containsExactly(puzzle);
            assertThat(file.lookedAt("seed 3")).isEqualTo(2);
            assertThat(file.lookedAt("seed 4")).isZero();
        }
        assertThat(Puzzle.read(game, Files.readString(path))).containsExactly(puzzle);
    }

    @Test
    void aTornLineIsDropped(@TempDir Path folder) throws IOException, InterruptedException {
        var game = Games.named("esgros");
        var line = firstOf(maker(3)).getFirst().line();
        var path = Files.writeString(folder.resolve("puzzles.txt"), line + "\n2 | size=3 | b2 d");
        PuzzleFile.open(path, game, true).close();
        assertThat(path).hasContent(line);
    }

    @Test
    void aFileIsNotOverwritten(@TempDir Path folder) throws IOException {
        var path = Files.createFile(folder.resolve("puzzles.txt"));
        assertThatExceptionOfType(InvalidSetup.class)
                .isThrownBy(() -> PuzzleFile.open(path, Games.named("esgros"), false))
                .withMessageContaining("--resume goes on with it");
    }

    @Test
    void harderOnesHaveHigherGrades() {
        assertThat(List.of(16L, 32L, 64L, 512L, 1024L, 4_096L))
                .extracting(Grading::grade)
                .containsExactly(1, 1, 2, 3, 4, 5);
    }
}
