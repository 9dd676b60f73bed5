package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Language;
import freehold.kernel.Lesson;
import freehold.kernel.Position;
import freehold.kernel.Rule;
import freehold.kernel.Ruling;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// Every step of a lesson can be reached and done, what it wants refused is refused by the rule it names, and it is
/// told
/// in every language.
final class LessonLaw {
    private static final int FEWEST = 5;
    private static final int MOST = 10;
    private static final Pattern RULE = Pattern.compile("\\b[A-Z]\\d+[a-z]?\\b");

    private LessonLaw() {}

    static Stream<DynamicTest> tests(Game game) {
        var steps = game.lesson().steps();
        assertThat(steps).hasSizeBetween(FEWEST, MOST);
        assertThat(steps).as("something is tried in vain").anyMatch(step -> step.task() instanceof Lesson.Task.Try);
        return IntStream.range(0, steps.size())
                .mapToObj(i -> DynamicTest.dynamicTest("step " + (i + 1), () -> check(game, steps.get(i))));
    }

    private static void check(Game game, Lesson.Step step) {
        var course = new Course(game, step.setup());
        for (var token : step.before()) {
            assertThat(course.play(token))
                    .as("%s after %s", token, course.plies())
                    .isInstanceOf(Ruling.Legal.class);
        }
        assertThat(course.position().actor()).as("a seat acts").isPositive();
        canBeDone(course.position(), step.task());
        for (var language : Language.values()) {
            isTold(game, step.text(language));
            isTold(game, step.done(language));
        }
        assertThat(cited(step.text(Language.JAPANESE)))
                .containsExactlyInAnyOrderElementsOf(
                        cited(step.text(Language.ENGLISH)).toList());
    }

    private static void canBeDone(Position position, Lesson.Task task) {
        switch (task) {
            case Lesson.Task.Play(var tokens) ->
                assertThat(tokens)
                        .isNotEmpty()
                        .allSatisfy(token ->
                                assertThat(position.judge(token)).as(token).isInstanceOf(Ruling.Legal.class));
            case Lesson.Task.PlayAnything _ ->
                assertThat(position.legalTokens()).isNotEmpty();
            case Lesson.Task.Try(var token, var rule) -> {
                assertThat(position.judge(token)).as(token).isInstanceOf(Ruling.Illegal.class);
                assertThat(((Ruling.Illegal) position.judge(token)).rule().name())
                        .isEqualTo(rule);
            }
        }
    }

    private static void isTold(Game game, String text) {
        assertThat(text).isNotBlank();
        assertThat(game.rules().stream().map(Rule::name).toList())
                .as("rules and places")
                .containsAll(cited(text)
                        .filter(name -> name.startsWith(prefix(game)))
                        .toList());
    }

    /// The letter that begins the numbers of this game's rules.
    private static String prefix(Game game) {
        return game.rules().getFirst().name().substring(0, 1);
    }

    private static Stream<String> cited(String text) {
        return RULE.matcher(text).results().map(MatchResult::group);
    }
}
