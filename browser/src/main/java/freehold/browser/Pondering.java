package freehold.browser;

import freehold.answers.Advice;
import freehold.answers.AnalysisView;
import freehold.answers.Teller;
import freehold.kernel.Course;
import freehold.kernel.InvalidSetup;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Thinker;
import freehold.search.Verdict;
import freehold.search.Watch;
import freehold.search.net.BestKnowledge;
import java.util.Optional;

/// Thinks on about one position from question to question: its tree stays and grows.
///
/// A worker can't hear while it thinks, so each question takes a short time only, and whoever looks elsewhere asks
/// about something else.
final class Pondering {
    private static final int MILLIS = 300;
    /// Where whole first turns are compared, each question begins anew and takes longer.
    private static final int LONGEST_MILLIS = 2_400;

    private Optional<Thought> last = Optional.empty();

    /// What has been thought about one position so far.
    private static final class Thought {
        final String about;
        final Thinker thinker;
        long nodes;
        int rounds;

        Thought(String about, Thinker thinker) {
            this.about = about;
            this.thinker = thinker;
        }
    }

    String answer(Course course, Question question, Teller teller) {
        var position = course.position();
        if (!Advice.isPossible(position)) {
            throw new InvalidSetup("nobody acts in this position");
        }
        var thought = thoughtAbout(course, question);
        var longer = position.canBeTakenOver() ? 1 << Math.min(thought.rounds, 3) : 1;
        var millis = Math.min(LONGEST_MILLIS, MILLIS * longer);
        var found = thought.thinker.think(position, Budget.ofMillis(millis), Watch.SILENT);
        thought.rounds++;
        thought.nodes += found.nodes();
        var all = new Analysis(thought.nodes, found.verdict(), found.values(), found.candidates());
        return AnalysisView.of(all, position, teller, found.verdict() != Verdict.OPEN)
                .json();
    }

    private Thought thoughtAbout(Course course, Question question) {
        var about = course.game().id() + course.setup() + course.plies() + question.word("seed");
        var thought = last.filter(one -> one.about.equals(about)).orElseGet(() -> fresh(about, course, question));
        last = Optional.of(thought);
        return thought;
    }

    private static Thought fresh(String about, Course course, Question question) {
        var seed = question.longNumber("seed");
        return new Thought(
                about,
                new Thinker(course.position(), BestKnowledge.of(course.game(), course.setup()), seed, Clock.WALL));
    }
}
