package freehold.lab.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Setup;
import freehold.lab.Agents;
import freehold.search.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LadderTest {
    private static final Game GAME = Games.named("esgros");
    private static final Setup SETUP = GAME.setup(2, Map.of("size", "2"));

    @TempDir
    private Path folder = Path.of("");

    private int play(Path path, int games) throws IOException, InterruptedException {
        var ladder = new Ladder(
                new Agents(GAME, SETUP, Budget.ofNodes(1)), List.of("random", "level1", "level2"), games, 1, 2);
        var played = new int[1];
        try (var file = LadderFile.open(path, GAME, SETUP, true)) {
            ladder.play(file, _ -> played[0]++);
        }
        return played[0];
    }

    private static List<String> games(Path path) throws IOException {
        return Files.readAllLines(path).stream().sorted().toList();
    }

    @Test
    void aLadderThatWasStoppedEndsLikeOneThatWasNot() throws IOException, InterruptedException {
        var whole = folder.resolve("whole");
        var parts = folder.resolve("parts");
        assertThat(play(whole, 6)).isEqualTo(12);
        assertThat(play(parts, 3)).isEqualTo(6);
        // Killed in the middle of a line, which is played again
        var text = Files.readString(parts);
        Files.writeString(parts, text.substring(0, text.length() - 5));
        assertThat(play(parts, 6)).isEqualTo(7);
        assertThat(games(parts)).isEqualTo(games(whole));
        assertThat(play(parts, 6)).isZero();
    }

    @Test
    void resultsFromElsewhereStayInTheFile() throws IOException, InterruptedException {
        var path = folder.resolve("ladder");
        play(path, 1);
        Files.writeString(path, Files.readString(path) + "# by hand\nlevel2 | level1 | 2 | 40 | 29.5 | notebook\n");
        play(path, 2);
        try (var file = LadderFile.open(path, GAME, SETUP, true)) {
            assertThat(file.results()).hasSize(5).contains(new Result("level2", "level1", 2, 40, 29.5, "notebook"));
        }
    }

    @Test
    void aFileOfAnotherGameIsRefused() throws IOException, InterruptedException {
        var path = folder.resolve("ladder");
        play(path, 1);
        var other = Games.named("estate");
        assertThatThrownBy(() -> LadderFile.open(path, other, other.setup(2, Map.of()), true))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining(
                        "is no ladder of this game with these options: it does not begin with '# A ladder of estate");
        assertThatThrownBy(() -> LadderFile.open(path, GAME, SETUP, false))
                .hasMessage("%s is there already; --resume goes on with it".formatted(path));
    }

    @Test
    void whatIsNoResultIsRefused() {
        assertThat(LadderFile.read("# nothing\n\n")).isEmpty();
        for (var line : List.of(
                "level2 level1 2 40 29.5",
                "level2 | level1 | two | 40 | 29.5 | here",
                "level2 | level1 | 2 | 40 | 41 | here",
                "level2 | level1 | 2 | 40 | NaN | here",
                "level2 | level2 | 2 | 40 | 20 | here",
                "level2 | level1 | 1 | 40 | 20 | here")) {
            assertThatThrownBy(() -> LadderFile.read(line)).as(line).isInstanceOf(InvalidSetup.class);
        }
    }
}
