package freehold.browser;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.answers.CourseLog;
import freehold.answers.PositionView;
import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Ply;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Language;
import java.util.ArrayList;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the door answers, on the JVM; the browser's tests show that the compiled rules answer the same.
class AnswersTest {
    private static final int PLIES = 12;

    private final Answers answers = new Answers();

    static Stream<Game> games() {
        return Games.all().stream();
    }

    private String ask(String question) {
        return answers.to(Question.parse(question), _ -> {});
    }

    private static Course randomCourse(Game game) {
        var course = new Course(game, game.setup(game.seats().min(), Map.of()));
        var dice = new Dice(3);
        for (var i = 0; i < PLIES && !course.position().isOver(); i++) {
            course.playLegal(course.position().pick(dice, new int[Position.MOST_MOVES]));
        }
        return course;
    }

    private static String question(String kind, Course course) {
        return "%s\nlanguage ja\ngame %s\nseats %d\noptions %s\nplies %s\nviewer 1"
                .formatted(
                        kind,
                        course.game().id(),
                        course.setup().seats(),
                        course.setup().options(),
                        course.plies().stream().map(Ply::token).collect(Collectors.joining(" ")));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPositionIsWhatTheServerSends(Game game) {
        var course = randomCourse(game);
        var voice = new Voice(Language.JAPANESE);
        assertThat(ask(question("position", course)))
                .isEqualTo(PositionView.of(course.position(), 1, true, voice).json());
        assertThat(ask(question("log", course))).isEqualTo(Answers.list(CourseLog.of(course, 1, voice)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void steppingOnAndBackLeadsToTheSamePositions(Game game) {
        var course = randomCourse(game);
        var whole = question("position", course);
        var first = new Course(game, course.setup());
        assertThat(ask(whole)).isEqualTo(new Answers().to(Question.parse(whole), _ -> {}));
        ask(question("position", first));
        for (var ply : course.plies()) {
            first.play(ply.token());
            var asked = question("position", first);
            assertThat(ask(asked)).isEqualTo(new Answers().to(Question.parse(asked), _ -> {}));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aRecordThatWasWrittenCanBeRead(Game game) {
        var course = randomCourse(game);
        var record = ask(question("record", course) + "\n\nSeat1 Ada\nSeat2 Ben \"B\"");
        assertThat(record).contains("Ada");
        var text = record.substring(1, record.length() - 1).replace("\\n", "\n").replace("\\\"", "\"");
        var tokens = course.plies().stream().map(ply -> '"' + ply.token() + '"').collect(Collectors.joining(","));
        assertThat(ask("read\n\n" + text.replace("\\\\", "\\"))).contains("\"plies\":[" + tokens + "]");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theComputerPlaysALegalMove(Game game) {
        var course = randomCourse(game);
        var token = ask(question("move", course) + "\nlevel 1\nseed 7").replaceAll("^\\{\"token\":\"(.*)\"}$", "$1");
        assertThat(course.position().legalTokens()).contains(token);
    }

    /// A game of Esgros in which level 5 has placed the first stone, on a board of which nothing is proven.
    @Test
    void theComputerThinksOnInTheTimeOfOthers() {
        var game = Games.named("esgros");
        var course = new Course(game, game.setup(2, Map.of("size", "4")));
        assertThat(ask(question("think-on", course))).isEqualTo("{\"more\":false}");
        var token = ask(question("move", course) + "\nlevel 5\nseed 7").replaceAll("^\\{\"token\":\"(.*)\"}$", "$1");
        assertThat(ask(question("think-on", course))).as("its own turn").isEqualTo("{\"more\":false}");
        course.play(token);
        assertThat(ask(question("think-on", course))).isEqualTo("{\"more\":true}");
        ask(question("move", course) + "\nlevel 1\nseed 7");
        assertThat(ask(question("think-on", new Course(game, course.setup()))))
                .as("level 1 does not")
                .isEqualTo("{\"more\":false}");
    }

    @ParameterizedTest
    @MethodSource("games")
    void drawsFollowFromTheSeedUntilASeatActs(Game game) {
        var course = new Course(game, game.setup(game.seats().min(), Map.of()));
        var question = question("draws", course) + "\nseed 7";
        var drawn = ask(question);
        assertThat(ask(question)).isEqualTo(drawn);
        var tokens = drawn.replaceAll("[\\[\\]\"]", "");
        Stream.of(tokens.split(",", -1)).filter(token -> !token.isEmpty()).forEach(course::play);
        assertThat(course.position().actor()).isNotEqualTo(Position.CHANCE);
        assertThat(ask(question("draws", course) + "\nseed 7")).isEqualTo("[]");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aHintKnowsNoMoreThanWhoeverActs(Game game) {
        var course = randomCourse(game);
        while (course.position().actor() == Position.CHANCE) {
            course.playLegal(course.position().pick(new Dice(1), new int[Position.MOST_MOVES]));
        }
        var known = course.asKnownTo(course.position().actor());
        var hint = ask(question("hint", course) + "\nnodes 200");
        assertThat(hint).isEqualTo(ask(question("analysis", known) + "\nnodes 200"));
    }

    @Test
    void aBrokenRecordSaysWhereAndWhichRule() {
        assertThat(ask("read\n\n[Game \"esgros\"]\n[Seats \"2\"]\n\n1. d4 e4 2. d4 c3\n"))
                .contains("\"error\":\"illegal\"", "\"ply\":3", "\"token\":\"d4\"", "\"rule\":\"G3\"");
        assertThat(ask("read\n\nnothing")).contains("\"error\":\"invalid\"");
    }

    @Test
    void anIllegalPlyIsRefusedAsTheServerDoes() {
        var answer = ask("position\ngame esgros\nseats 2\noptions size=4\nplies d4 d4\nviewer 0");
        assertThat(answer).contains("\"error\":\"illegal\"", "\"token\":\"d4\"", "\"index\":1", "\"rule\":");
        assertThat(ask("why\ngame esgros\nseats 2\noptions size=4\nplies d4\nviewer 0\ntoken e4"))
                .isEqualTo("{\"legal\":true}");
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThat(ask("position\ngame chess")).contains("\"error\":\"invalid\"", "chess");
        assertThat(ask("position\ngame esgros\nviewer 9")).contains("\"error\":\"invalid\"");
        assertThat(ask("position\ngame esgros\nseats many")).contains("\"error\":\"invalid\"");
        assertThat(ask("nonsense")).contains("\"error\":\"bad-request\"");
    }

    @Test
    void ponderingGoesOnFromQuestionToQuestion() {
        var question = "ponder\ngame esgros\nseats 2\noptions size=4\nplies d4 c3\nviewer 0\nseed 3";
        var first = nodes(ask(question));
        assertThat(nodes(ask(question))).isGreaterThan(first);
        assertThat(ask(question)).contains("\"line\":[");
        assertThat(ask("ponder\ngame estate\nseats 2\noptions size=3\nplies \nviewer 0\nseed 1"))
                .contains("\"final\":false");
    }

    private static long nodes(String json) {
        return Long.parseLong(json.replaceAll("^\\{\"nodes\":(\\d+),.*", "$1"));
    }

    private static final String RECORD =
            "[Game \"esgros\"]\n[Options \"size=4\"]\n[Name \"Mine\"]\n\nd4 {good} (c3 {#Other} swap (e5)) swap\n";

    @Test
    void aRecordWithVariationsIsReadAsData() {
        assertThat(ask("read\n\n" + RECORD))
                .contains(
                        "\"plies\":[\"d4\",\"swap\"]",
                        "\"moves\":[\"d4\",{\"comment\":\"good\"},[\"c3\",{\"name\":\"Other\"},\"swap\",[\"e5\"]],\"swap\"]",
                        "\"Name\":\"Mine\"");
        assertThat(ask("tidy\n\n" + RECORD)).contains("1. d4 {good} (c3 {#Other} swap (e5)) swap");
        assertThat(ask("read\n\n" + RECORD.replace("e5", "d9")))
                .contains("\"error\":\"illegal\"", "\"ply\":2", "\"token\":\"d9\"", "\"rule\":\"G1\"");
    }

    @Test
    void aLineMayBeginInAPlacedPosition() {
        var line = "game esgros\nseats 2\noptions size=4\nviewer 0\nstart black=d4,d5 white=d6 to=";
        assertThat(ask("position\n" + line + "black\nplies a1")).contains("\"d6\"", "\"a1\"");
        assertThat(ask("position\n" + line + "white")).contains("\"error\":\"invalid\"", "G5: black moved last");
        assertThat(ask("placed\n" + line + "white")).contains("\"view\":{", "\"rule\":\"G5\"", "\"places\":[\"d6\"]");
        assertThat(ask("placed\n" + line + "black")).contains("\"ruling\":{\"legal\":true}");
        assertThat(ask("placed\ngame hexploration\nstart a")).contains("\"error\":\"invalid\"", "no position of it");
        assertThat(ask("tidy\n\n[Game \"esgros\"]\n[Start \"black=d4,d5 white=d6 to=black\"]\n\na1"))
                .contains("[Start \\\"black=d4,d5 white=d6 to=black\\\"]");
    }

    @Test
    void analysisSaysWhatItKnowsSoFar() {
        var soFar = new ArrayList<String>();
        var question = Question.parse("analysis\ngame esgros\nseats 2\noptions size=4\nplies d4\nviewer 0\ntime 700");
        var last = answers.to(question, soFar::add);
        assertThat(soFar).isNotEmpty().allSatisfy(line -> assertThat(line).contains("\"final\":false"));
        assertThat(last).contains("\"final\":true");
    }
}
