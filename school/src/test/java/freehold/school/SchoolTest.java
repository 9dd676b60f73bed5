package freehold.school;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchoolTest {
    /// Everything is there, and little of it; the window is full after a few generations.
    private static final Recipe TINY = new Recipe(
            new Recipe.Size(16, 1, 8),
            new Recipe.Play(6, 12, 20, 8, 4, 4, 20),
            new Recipe.Training(200, 16, 2, 3e-3, 200, 1e-3, 0.99, 0.7),
            new Recipe.Matches(2, 2, 8));

    @TempDir
    private Path folder = Path.of("");

    private static Subject subject() {
        var game = Games.named("estate");
        return new Subject(game, game.setup(2, Map.of("size", "3")));
    }

    private School begin(String name, long seed) throws IOException {
        return School.begin(subject(), TINY, seed, folder.resolve(name));
    }

    @Test
    void aRunThatIsTakenUpAgainGoesOnExactly() throws IOException, InterruptedException {
        var whole = begin("whole", 1);
        whole.learnGenerations(5, 1);
        begin("parts", 1).learnGenerations(2, 2);
        // As after a kill: files that nobody has finished, and games of a generation that was not learnt from
        var parts = folder.resolve("parts");
        Files.writeString(parts.resolve("state.new"), "half of it");
        Files.writeString(parts.resolve("games").resolve("000003"), "half of it");
        var resumed = School.resume(parts);
        resumed.learnGenerations(3, 2);
        assertThat(resumed.run().brain().weights())
                .isDeepEqualTo(whole.run().brain().weights());
        assertThat(resumed.run().brain().player())
                .isDeepEqualTo(whole.run().brain().player());
        assertThat(resumed.run().best()).isDeepEqualTo(whole.run().best());
        assertThat(resumed.run().gates()).isEqualTo(whole.run().gates()).hasSize(2);
        assertThat(resumed.run().games()).isEqualTo(30);
    }

    @Test
    void aRunCanBeginWithWhatAnotherNetHasLearnt() throws IOException, InterruptedException {
        var teacher = begin("teacher", 1);
        teacher.learnGenerations(1, 1);
        var net = teacher.run().file(teacher.run().brain().player());
        var pupil = School.beginWith(net, subject(), TINY, 2, folder.resolve("pupil"));
        assertThat(pupil.run().best()).isDeepEqualTo(net.weights());
        pupil.learnGenerations(1, 1);
        assertThat(pupil.run().recipe().play().taught()).isZero();
        assertThat(pupil.run().brain().weights()[0]).isNotEqualTo(net.weights()[0]);
        var game = Games.named("estate");
        var larger = new Subject(game, game.setup(2, Map.of("size", "4")));
        assertThatThrownBy(() -> School.beginWith(net, larger, TINY, 2, folder.resolve("larger")))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("another shape");
    }

    @Test
    void anotherSeedIsAnotherRun() throws IOException, InterruptedException {
        var one = begin("one", 1);
        var two = begin("two", 2);
        one.learnGenerations(1, 1);
        two.learnGenerations(1, 1);
        assertThat(one.run().brain().weights()[0])
                .isNotEqualTo(two.run().brain().weights()[0]);
    }

    @Test
    void oldPositionsAreForgotten() throws IOException, InterruptedException {
        var school = begin("long", 1);
        school.learnGenerations(6, 1);
        var window = school.run().window();
        assertThat(window.generations()).isBetween(1, 5);
        try (var files = Files.list(folder.resolve("long").resolve("games"))) {
            assertThat(files).hasSize(window.generations());
        }
    }

    @Test
    void trainingLowersTheLoss() throws IOException, InterruptedException {
        var school = begin("loss", 1);
        school.learnGenerations(1, 1);
        var run = school.run();
        try (var crew = new Crew(1)) {
            var trainer =
                    new Trainer(run.brain(), TINY.training(), run.subject().features(), 1);
            var samples = run.window().samples();
            var before = trainer.train(samples, 20, crew);
            trainer.train(samples, 200, crew);
            var after = trainer.train(samples, 20, crew);
            assertThat(after.policy()).isLessThan(before.policy());
            assertThat(after.value()).isLessThan(before.value());
        }
    }

    @Test
    void thePageTellsHowItWent() throws IOException, InterruptedException {
        var school = begin("page", 1);
        var page = school.learn(1e-4, 1, _ -> {});
        assertThat(Files.readString(page)).contains("Learning Estate", "<svg", "games a second", "width");
        assertThat(folder.resolve("page").resolve("best.net")).isNotEmptyFile();
    }

    @Test
    void mistakesAreNamed() throws IOException, InterruptedException {
        begin("twice", 1).learnGenerations(1, 1);
        assertThatThrownBy(() -> begin("twice", 1))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("--resume");
        assertThatThrownBy(() -> School.resume(folder.resolve("nowhere")))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("holds no run");
        var state = folder.resolve("twice").resolve("state");
        var bytes = Files.readAllBytes(state);
        Files.write(state, java.util.Arrays.copyOf(bytes, bytes.length / 2));
        assertThatThrownBy(() -> School.resume(folder.resolve("twice")))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("damaged");
    }
}
