package freehold.school;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Games;
import freehold.kernel.mind.Knowledge;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// What is learnt in minutes, with the usual recipe: too long for every build.
@EnabledIfSystemProperty(named = "freehold.learn", matches = "[0-9.]+", disabledReason = "takes minutes")
class LearnTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void aNetBeatsPlainSearch() throws IOException, InterruptedException {
        var game = Games.named("estate");
        var subject = new Subject(game, game.setup(2, Map.of()));
        var school = School.begin(subject, Recipe.USUAL, 1, folder.resolve("run"));
        var threads = Runtime.getRuntime().availableProcessors();
        school.learn(Double.parseDouble(System.getProperty("freehold.learn", "0.2")), threads, System.out::println);
        try (var crew = new Crew(threads)) {
            var player = school.run().brain().player();
            var shape = subject.shape(Recipe.USUAL);
            var share = new Gate(subject, Recipe.USUAL, 7, crew)
                    .match(() -> subject.knowledge(shape, player), Knowledge::none);
            assertThat(share).isGreaterThan(0.75);
        }
    }
}
