package freehold.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.position.Dice;
import freehold.kernel.telling.Language;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SittingTest {
    private static final String CTRL_C = "";

    private final StringWriter shown = new StringWriter();

    /// Somebody who types these lines, at a terminal or in a file.
    ///
    /// @param looks at Ctrl-C since the last line
    /// @param patience how many of them find nothing
    private record Typist(
            Deque<String> lines, List<String> asked, boolean canAskAgain, AtomicInteger looks, int patience)
            implements Prompt {
        @Override
        public Optional<String> line(String question, Suggestions suggestions) {
            asked.add(question);
            looks.set(0);
            return Optional.ofNullable(lines.poll()).filter(line -> !line.equals(CTRL_C));
        }

        @Override
        public boolean isInterrupted() {
            return looks.incrementAndGet() > patience;
        }

        @Override
        public void close() {}
    }

    private List<String> asked(boolean atTerminal, String... lines) {
        return asked("esgros", atTerminal, lines);
    }

    private List<String> asked(String id, boolean atTerminal, String... lines) {
        return asked(id, "Ben", atTerminal, Integer.MAX_VALUE, lines);
    }

    private List<String> asked(String id, String other, boolean atTerminal, int patience, String... lines) {
        var game = Games.named(id);
        var course = new Course(game, game.setup(2, Map.of()));
        var typist = new Typist(
                new ArrayDeque<>(List.of(lines)), new ArrayList<>(), atTerminal, new AtomicInteger(), patience);
        var screen = new Screen(new PrintWriter(shown), false, false, () -> 80, Language.ENGLISH);
        new Sitting(screen, typist, new Dice(1), course, new Players(List.of("Ada", other))).run();
        assertThat(typist.lines()).as("lines that nobody read").isEmpty();
        return typist.asked();
    }

    @Test
    void whoPressesControlCIsAskedBeforeAGameIsLost() {
        var asked = asked(true, "d4", CTRL_C, CTRL_C);
        assertThat(asked).hasSize(3);
        assertThat(asked.getLast()).contains("Save the game first?");
    }

    /// The computer thinks for seconds at this level, so it has not answered yet.
    @Test
    void whoPressesControlCWhileTheComputerThinksIsAskedAtOnce(@TempDir Path folder) throws IOException {
        for (var patience = 1; patience < 5; patience++) {
            var file = folder.resolve(patience + ".fgn");
            var asked = asked("estate", "level6", true, patience, "a1", "end", file.toString());
            assertThat(asked).hasSize(3);
            assertThat(asked.getLast()).contains("Save the game first?");
            assertThat(Files.readString(file)).endsWith("1. a1 end\n");
        }
    }

    /// Many programs ask with "y/n", so that is what fingers type.
    @Test
    void noIsNotTheNameOfAFile() {
        assertThat(asked(true, "d4", CTRL_C, "n")).hasSize(3);
        assertThat(asked(true, "d4", CTRL_C, "No")).hasSize(3);
        assertThat(asked(true, "d4", CTRL_C, "y", "")).hasSize(4);
        assertThat(shown.toString()).doesNotContain("Saved as");
        assertThat(Path.of("n")).doesNotExist();
    }

    /// Tokens of draws tell a newcomer nothing.
    @Test
    void drawsAreToldInWords() {
        asked("hexploration", false, "log");
        assertThat(shown.toString()).doesNotContain("tile:").contains("Chance draws 4 times; 'log' tells what.");
        assertThat(shown.toString().lines().filter(line -> line.startsWith("Chance: ")))
                .hasSize(1);
    }

    @Test
    void nobodyIsAskedAboutAGameThatHasNotBegun() {
        assertThat(asked(true, CTRL_C)).hasSize(1);
    }

    @Test
    void theEndOfAFileIsTheEnd() {
        assertThat(asked(false, "d4")).hasSize(2);
    }
}
