package freehold.browser;

import freehold.answers.Advice;
import freehold.answers.AnalysisView;
import freehold.answers.Teller;
import freehold.kernel.Course;
import freehold.kernel.InvalidSetup;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.wire.JsonWriter;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Opponent;
import freehold.search.Watch;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// What search thinks, and what it plays.
final class Thoughts {
    private static final int LONGEST_MILLIS = 10_000;

    /// Who plays the present game, by seat and level: each goes on with what it has thought before.
    private final Map<String, Opponent> opponents = new HashMap<>();

    private String presentGame = "";
    /// Who has played last, and for which seat.
    private Optional<Opponent> last = Optional.empty();

    private int seatOfLast;

    static String analysis(Course course, Question question, Teller teller, Consumer<String> soFar) {
        return about(course, course.position(), question, teller, soFar);
    }

    /// For whoever acts, knowing no more than they do.
    static String hint(Course course, Question question, Teller teller, Consumer<String> soFar) {
        var actor = course.position().actor();
        var known = actor > Position.CHANCE ? course.asKnownTo(actor).position() : course.position();
        return about(course, known, question, teller, soFar);
    }

    private static String about(
            Course course, Position position, Question question, Teller teller, Consumer<String> soFar) {
        if (!Advice.isPossible(position)) {
            throw new InvalidSetup("nobody acts in this position");
        }
        var time = question.number("time", LONGEST_MILLIS);
        var budget = question.optionalNumber("nodes")
                .map(nodes -> Budget.ofNodes(nodes, time))
                .orElseGet(() -> Budget.ofMillis(time));
        var watch = new Watch() {
            @Override
            public void report(Analysis analysis) {
                soFar.accept(AnalysisView.of(analysis, position, teller, false).json());
            }
        };
        return AnalysisView.of(
                        Advice.about(course.game(), course.setup(), position, budget, watch), position, teller, true)
                .json();
    }

    /// What the computer plays at a level for whoever acts, knowing no more than they do; a draw where chance acts.
    String move(Course course, Question question) {
        var actor = course.position().actor();
        if (course.position().isOver()) {
            throw new InvalidSetup("nobody acts in this position");
        }
        var seed = question.longNumber("seed");
        var known = actor == Position.CHANCE
                ? course.position()
                : course.asKnownTo(actor).position();
        var move = actor == Position.CHANCE ? draw(known, seed) : chosen(course, known, question, seed);
        return new JsonWriter()
                .beginObject()
                .name("token")
                .text(known.token(move))
                .endObject()
                .toString();
    }

    /// Whoever has played last thinks for a moment in the time of whoever acts now.
    String thinkOn(Course course) {
        var position = course.position();
        var isMore = nameOf(course).equals(presentGame)
                && position.actor() != seatOfLast
                && last.map(opponent -> opponent.thinkOn(position)).orElse(false);
        return new JsonWriter()
                .beginObject()
                .name("more")
                .flag(isMore)
                .endObject()
                .toString();
    }

    private static int draw(Position position, long seed) {
        return position.pick(new Dice(seed), new int[Position.MOST_MOVES]);
    }

    private int chosen(Course course, Position known, Question question, long seed) {
        if (!nameOf(course).equals(presentGame)) {
            opponents.clear();
            presentGame = nameOf(course);
        }
        var level = course.game().level(question.number("level", 1));
        var opponent = opponents.computeIfAbsent(
                level.number() + " " + known.actor(), _ -> new Opponent(course.game(), course.setup(), level, seed));
        last = Optional.of(opponent);
        seatOfLast = known.actor();
        return opponent.choose(known);
    }

    private static String nameOf(Course course) {
        return course.game().id() + course.setup();
    }
}
