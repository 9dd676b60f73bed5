package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.TextResource;
import freehold.kernel.texts.Lesson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// Whatever the learner plays, every step of a lesson can be reached and done, what it wants refused is refused by the
/// rule it names, and it is told in every language, without a token.
final class LessonLaw {
    private static final int FEWEST = 5;
    private static final int MOST = 16;
    /// More ways than these to come to a step are too many to check: it should list what can be played.
    private static final int MOST_WAYS = 5_000;

    private final Game game;
    private final PlainWords plain;

    /// Where a learner can be, and the cases that have happened on the way.
    private record Way(Position position, List<String> happened) {
        String key() {
            return position.hash() + " " + happened;
        }
    }

    private LessonLaw(Game game, List<Lesson.Step> steps) {
        this.game = game;
        this.plain = new PlainWords(game, steps.stream().flatMap(LessonLaw::tokens));
    }

    static Stream<DynamicTest> tests(Game game) {
        var steps = Lesson.of(game).steps();
        assertThat(steps).hasSizeBetween(FEWEST, MOST);
        assertThat(steps)
                .as("something is tried in vain")
                .anyMatch(step -> step.usual().task() instanceof Lesson.Task.Try);
        return Stream.concat(
                new GameFiles(game)
                        .otherLanguages().stream()
                                .map(language -> DynamicTest.dynamicTest(
                                        "every line is there in " + language, () -> isTranslated(game, language))),
                new LessonLaw(game, steps).tests(steps));
    }

    /// A step that says `done.en:` also says `done.ja:`.
    private static void isTranslated(Game game, Language language) {
        for (var step : TextResource.read(game.home(), GameFiles.LESSON).split("\\n\\s*\\n", -1)) {
            var keys = step.lines().map(line -> line.split(":", 2)[0]).toList();
            var wanted = keys.stream()
                    .filter(key -> key.matches("(.*\\.)?en"))
                    .map(key -> key.replaceFirst("en$", language.code()))
                    .toList();
            assertThat(keys).as("lines of the step%n%s", step).containsAll(wanted);
        }
    }

    private Stream<DynamicTest> tests(List<Lesson.Step> steps) {
        var ways = new ArrayList<Way>();
        var tests = new ArrayList<DynamicTest>();
        for (var step : steps) {
            tests.add(DynamicTest.dynamicTest("step " + (tests.size() + 1), () -> {
                var in = step.start().map(this::begun).orElseGet(() -> goneOn(step, List.copyOf(ways)));
                ways.clear();
                ways.addAll(done(step, in));
                tellings(step).forEach(this::isTold);
            }));
        }
        return tests.stream();
    }

    private static Stream<Lesson.Telling> tellings(Lesson.Step step) {
        return Stream.concat(Stream.of(step.usual()), step.ways().values().stream());
    }

    private static Stream<String> tokens(Lesson.Step step) {
        var told = tellings(step).flatMap(telling -> Stream.concat(telling.then().stream(), wanted(telling.task())));
        return Stream.concat(step.start().stream().flatMap(start -> start.plies().stream()), told);
    }

    private static Stream<String> wanted(Lesson.Task task) {
        return switch (task) {
            case Lesson.Task.Play(var tokens) -> tokens.stream();
            case Lesson.Task.PlayAnything _ -> Stream.empty();
            case Lesson.Task.Try(var tokens, var _) -> tokens.stream();
        };
    }

    private List<Way> begun(Lesson.Start start) {
        var position = game.start(start.setup());
        start.plies().forEach(token -> play(position, token));
        return List.of(new Way(position, List.of()));
    }

    private static List<Way> goneOn(Lesson.Step step, List<Way> ways) {
        assertThat(ways).as("ways that lead here").isNotEmpty();
        return distinct(ways.stream().map(way -> {
            var position = way.position.copy();
            step.after(way.happened).then().forEach(token -> play(position, token));
            return new Way(position, way.happened);
        }));
    }

    private static List<Way> distinct(Stream<Way> ways) {
        var distinct = new LinkedHashMap<String, Way>();
        ways.forEach(way -> distinct.putIfAbsent(way.key(), way));
        assertThat(distinct.size()).as("ways that lead on").isLessThanOrEqualTo(MOST_WAYS);
        return List.copyOf(distinct.values());
    }

    /// Returns the move.
    private static int play(Position position, String token) {
        var ruling = position.judge(token);
        assertThat(ruling).as(token).isInstanceOf(Ruling.Legal.class);
        var move = ((Ruling.Legal) ruling).move();
        position.playLegal(move);
        return move;
    }

    /// Does a step in every way it can be done; gives the ways that lead on.
    private static List<Way> done(Lesson.Step step, List<Way> ways) {
        var named = step.cases().stream().flatMap(each -> each.tokens().stream());
        var played =
                step.usual().task() instanceof Lesson.Task.Play(var tokens) ? tokens.stream() : Stream.<String>of();
        assertThat(Stream.concat(named, played))
                .allSatisfy(token -> assertThat(ways)
                        .as("%s can be played", token)
                        .anyMatch(way -> !matching(way.position, List.of(token)).isEmpty()));
        return distinct(ways.stream().flatMap(way -> done(step, way).stream()));
    }

    private static List<Way> done(Lesson.Step step, Way way) {
        var position = way.position;
        var telling = step.after(way.happened);
        assertThat(position.actor()).as("a seat acts").isPositive();
        Places.exist(position, telling.places(), wanted(telling.task()));
        return switch (telling.task()) {
            case Lesson.Task.Play(var tokens) -> played(step, way, matching(position, tokens));
            case Lesson.Task.PlayAnything _ -> played(step, way, position.legalTokens());
            case Lesson.Task.Try(var tokens, var rule) -> {
                isRefused(position, tokens.getFirst(), rule);
                yield List.of(way);
            }
        };
    }

    private static void isRefused(Position position, String token, String rule) {
        assertThat(position.judge(token)).as(token).isInstanceOf(Ruling.Illegal.class);
        assertThat(((Ruling.Illegal) position.judge(token)).rule().name()).isEqualTo(rule);
    }

    private static List<String> matching(Position position, List<String> tokens) {
        return position.legalTokens().stream()
                .filter(token -> Lesson.holds(tokens, token))
                .toList();
    }

    private static List<Way> played(Lesson.Step step, Way way, List<String> tokens) {
        assertThat(tokens).as("what can be played").isNotEmpty();
        return tokens.stream().map(token -> played(step, way, token)).toList();
    }

    private static Way played(Lesson.Step step, Way way, String token) {
        var happened = step.after(way.happened, token);
        var after = way.position.copy();
        var move = play(after, token);
        if (step.after(happened).done(Language.ENGLISH).contains("{place}")) {
            assertThat(way.position.note(move).place())
                    .as("where %s is played", token)
                    .hasValueSatisfying(place -> assertThat(place.name()).isEqualTo(token));
        }
        return new Way(after, happened);
    }

    private void isTold(Lesson.Telling telling) {
        plain.check(telling::text);
        plain.check(telling::done);
        plain.checkIfTold(telling::label);
    }
}
