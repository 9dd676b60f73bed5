package freehold.browser;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.answers.Guesses;
import freehold.answers.PositionView;
import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Ply;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Guesses in place of what a viewer may not know lead to what the viewer sees and may play in truth.
class AheadTest {
    private static final int RANDOM_GAMES = 5;
    private static final Voice VOICE = new Voice(Language.ENGLISH);
    private static final Map<String, String> TWO_ROUNDS = Map.of("money", "hidden", "rounds", "2");

    private final Answers answers = new Answers();

    static Stream<Game> games() {
        return Games.all().stream();
    }

    /// A random game, and which of its plies others may not know.
    private record Played(Course course, List<Boolean> secrets) {
        static Played atRandom(Game game, int seats, Map<String, String> options, long seed) {
            var played = new Played(new Course(game, game.setup(seats, options)), new ArrayList<>());
            var dice = new Dice(seed);
            while (!played.course.position().isOver()) {
                played.play(played.course.position().pick(dice, new int[Position.MOST_MOVES]));
            }
            return played;
        }

        private void play(int move) {
            secrets.add(course.position().isSecret(move));
            course.playLegal(move);
        }

        boolean isHidden(int ply, int viewer) {
            return secrets.get(ply) && course.plies().get(ply).by() != viewer;
        }

        /// As it stood after so many plies.
        Played until(int plies) {
            var past = new Course(course.game(), course.setup());
            course.plies().subList(0, plies).forEach(ply -> past.play(ply.token()));
            return new Played(past, secrets.subList(0, plies));
        }

        /// The tokens, with guesses in place of what a viewer may not know.
        List<String> asTold(int viewer) {
            var guesses =
                    Guesses.of(course, viewer, ply -> isHidden(ply, viewer)).iterator();
            return IntStream.range(0, course.plies().size())
                    .mapToObj(ply -> isHidden(ply, viewer)
                            ? guesses.next()
                            : course.plies().get(ply).token())
                    .toList();
        }
    }

    private String ask(String kind, Course course, List<String> plies, int viewer, String more) {
        var question = "%s\ngame %s\nseats %d\noptions %s\nplies %s\nviewer %d%s"
                .formatted(
                        kind,
                        course.game().id(),
                        course.setup().seats(),
                        course.setup().options(),
                        String.join(" ", plies),
                        viewer,
                        more);
        return answers.to(Question.parse(question), _ -> {});
    }

    private static String json(Position position, int viewer) {
        return PositionView.of(position, viewer, true, VOICE).json();
    }

    /// Of a position in which somebody else acts only who acts and the view are shown.
    private static String shown(Position position, int viewer) {
        return position.actor()
                + PositionView.of(position, viewer, false, VOICE).json();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyViewerIsShownWhatIsTrue(Game game) {
        for (var seed = 0; seed < RANDOM_GAMES; seed++) {
            var seats = game.seats().min()
                    + seed % (game.seats().max() - game.seats().min() + 1);
            var options = game.id().equals("the-estates") ? TWO_ROUNDS : Map.<String, String>of();
            var played = Played.atRandom(game, seats, options, seed);
            var dice = new Dice(seed);
            for (var moment = 0; moment < played.course().plies().size(); moment += 1 + dice.below(15)) {
                compare(played.until(moment));
            }
        }
    }

    private void compare(Played played) {
        var truth = played.course().position();
        for (var viewer = Position.SPECTATOR; viewer <= truth.seats(); viewer++) {
            var told = played.asTold(viewer);
            var known = new Course(played.course().game(), played.course().setup());
            assertThat(known.playAll(told)).isEmpty();
            assertThat(shown(known.position(), viewer)).isEqualTo(shown(truth, viewer));
            if (truth.actor() == viewer && viewer > 0) {
                assertThat(ask("position", played.course(), told, viewer, "\nguessed yes"))
                        .isEqualTo(json(truth, viewer));
                assertThat(moves(known.position())).isEqualTo(moves(truth));
            }
        }
    }

    private static List<String> moves(Position position) {
        return IntStream.of(position.legalMoves()).mapToObj(position::token).toList();
    }

    /// One's own next ply, before the table has confirmed it.
    @ParameterizedTest
    @MethodSource("games")
    void whatIsShownAheadIsWhatFollows(Game game) {
        var shown = 0;
        for (var seed = 0; seed < RANDOM_GAMES; seed++) {
            var played = Played.atRandom(game, game.seats().min(), Map.of(), seed);
            var dice = new Dice(seed);
            for (var moment = 0; moment < played.course().plies().size() - 1; moment += 1 + dice.below(9)) {
                shown += isShownAhead(played, moment) ? 1 : 0;
            }
        }
        assertThat(shown).isGreaterThan(RANDOM_GAMES);
    }

    private boolean isShownAhead(Played played, int moment) {
        var before = played.until(moment);
        var viewer = before.course().position().actor();
        if (viewer <= 0) {
            return false;
        }
        var told = new ArrayList<>(before.asTold(viewer));
        told.add(played.course().plies().get(moment).token());
        var answer = ask("ahead", before.course(), told, viewer, "\nahead 1\nguessed yes");
        var after = played.until(moment + 1).course().position();
        var view = after.view(viewer).json();
        assertThat(answer)
                .satisfiesAnyOf(
                        known -> assertThat(known).startsWith("{\"position\":").contains("\"view\":" + view),
                        unknown -> assertThat(unknown).isEqualTo("null"));
        return !answer.equals("null");
    }

    @Test
    void aPlyThatLaysOpenWhatIsHiddenIsNotShownAhead() {
        var unknown = 0;
        for (var seed = 0; seed < RANDOM_GAMES; seed++) {
            var played = Played.atRandom(Games.named("the-estates"), 3, TWO_ROUNDS, seed);
            var last = played.course().plies().size() - 1;
            var viewer = played.course().plies().get(last).by();
            var told = new ArrayList<>(played.until(last).asTold(viewer));
            told.add(played.course().plies().get(last).token());
            var answer = ask("ahead", played.course(), told, viewer, "\nahead 1\nguessed yes");
            unknown += answer.equals("null") ? 1 : 0;
        }
        assertThat(unknown).isGreaterThan(RANDOM_GAMES / 2);
    }

    @Test
    void theSentencesOfPliesAheadAreThoseOfTheLog() {
        var course = new Course(Games.named("estate"), Games.named("estate").setup(2, Map.of()));
        assertThat(course.playAll(List.of(course.position().legalTokens().getFirst())))
                .isEmpty();
        var tokens = course.plies().stream().map(Ply::token).toList();
        var log = ask("log", course, tokens, 1, "");
        assertThat(ask("ahead", course, tokens, 1, "\nahead 1")).endsWith(",\"lines\":" + log + "}");
        assertThat(ask("ahead", course, tokens, 1, "\nahead 0")).endsWith(",\"lines\":[]}");
    }
}
