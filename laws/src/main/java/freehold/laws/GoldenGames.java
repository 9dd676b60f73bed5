package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Log;
import freehold.kernel.position.Ending;
import freehold.kernel.position.Position;
import freehold.records.FgnGame;
import freehold.records.FgnReader;
import freehold.records.Scoresheet;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// Finished games as records in `golden/`, with the tags `Ending` and `Scores` beside the usual ones.
final class GoldenGames {
    private GoldenGames() {}

    static Stream<DynamicTest> tests(Game game) {
        var games = TestFolder.files("golden").stream()
                .map(file -> DynamicTest.dynamicTest("" + file.getFileName(), () -> replay(file)));
        return Stream.concat(
                games, Stream.of(DynamicTest.dynamicTest("every ending is shown", () -> coverEveryEnding(game))));
    }

    private static void replay(Path file) {
        for (var game : read(file)) {
            assertThat(game).isInstanceOf(Scoresheet.class);
            var sheet = (Scoresheet) game;
            var position = sheet.course().position();
            assertThat(sheet.difference()).isEmpty();
            assertThat(position.isOver()).isTrue();
            assertThat(sheet.tags()).containsEntry("Result", Scoresheet.result(position));
            assertThat(sheet.tags()).containsEntry("Ending", position.ending().name());
            assertThat(sheet.tags()).containsEntry("Scores", scores(position.scores()));
            isToldInAllLanguages(sheet.course());
        }
    }

    private static void isToldInAllLanguages(Course course) {
        var books = Translations.books(course.game());
        Log.of(course, Position.SPECTATOR).forEach(line -> Translations.isTold(line.text(), books));
    }

    private static Iterable<FgnGame> read(Path file) {
        return FgnReader.read(String.join("\n", TestFolder.lines(file)));
    }

    /// Whole numbers as such: `74 65`, `0.5 0.5`.
    private static String scores(double[] scores) {
        return Arrays.stream(scores)
                .mapToObj(score -> ("" + score).replaceAll("\\.0$", ""))
                .collect(Collectors.joining(" "));
    }

    private static void coverEveryEnding(Game game) {
        var shown = TestFolder.files("golden").stream()
                .flatMap(file -> TestFolder.lines(file).stream())
                .filter(line -> line.startsWith("[Ending "))
                .map(line -> line.substring("[Ending \"".length(), line.length() - 2))
                .collect(Collectors.toSet());
        assertThat(shown).isEqualTo(game.endings().stream().map(Ending::name).collect(Collectors.toSet()));
    }
}
