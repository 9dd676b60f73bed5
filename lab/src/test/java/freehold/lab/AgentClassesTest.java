package freehold.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.search.Budget;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Agents by the name of their class.
class AgentClassesTest {
    @TempDir
    private Path folder = Path.of("");

    private static Agents agents() {
        var game = Games.named("esgros");
        return new Agents(game, game.setup(2, Map.of("size", "2")), Budget.ofNodes(1));
    }

    /// Fails at once.
    static final class Broken implements Agent {
        @Override
        public String choose(Course course) {
            throw new UnsupportedOperationException("not today");
        }
    }

    /// Can't be made.
    static final class Unmade implements Agent {
        Unmade(long seed) {
            throw new IllegalStateException("seed " + seed);
        }

        @Override
        public String choose(Course course) {
            return "";
        }
    }

    /// Nobody knows what to hand in.
    record Demanding(String wish) implements Agent {
        @Override
        public String choose(Course course) {
            return wish;
        }
    }

    @Test
    void aClassPlays() throws InterruptedException {
        var match = new Match(agents(), "class:freehold.lab.examples.Grabber", "random", 4, 0, 1, 1);
        match.play((_, game) -> {
            assertThat(game.fault()).isEmpty();
            return true;
        });
    }

    @Test
    void whatAnAgentThrowsIsItsOwnFault() throws InterruptedException {
        var match = new Match(agents(), "class:" + Broken.class.getName(), "random", 1, 0, 1, 1);
        match.play((_, game) -> {
            var fault = game.fault().orElseThrow();
            assertThat(fault.sentence()).contains("not today");
            assertThat(fault.errors()).anyMatch(line -> line.contains("AgentClassesTest"));
            return true;
        });
    }

    @ParameterizedTest
    @CsvSource({
        "no.such.Agent, there is no class no.such.Agent; FREEHOLD_CLASSPATH names",
        "java.lang.String, java.lang.String is no freehold.lab.Agent",
        "freehold.lab.AgentClassesTest$Demanding, 'needs a constructor that takes a long, the seed, or nothing'",
        "freehold.lab.AgentClassesTest$Unmade, can't be made: java.lang.IllegalStateException: seed 1",
    })
    void whatMakesNoAgentIsSaid(String name, String answer) {
        assertThatThrownBy(() -> agents().named("class:" + name, 1))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining(answer);
    }

    @Test
    void placesThatAreNotThereAreNamed() {
        assertThatThrownBy(() -> new AgentClasses(folder + ":" + folder.resolve("x.jar")))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("x.jar, which is not there");
        assertThat(new AgentClasses(folder + "/*").make(Broken.class.getName(), 1))
                .isNotNull();
    }
}
