package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Setup;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Words;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// Random games in every setup, with every law checked at every ply. A failure tells the seed and shows the board.
final class RandomPlay {
    /// In each setup, unless there are many of them.
    private static final int GAMES = 4;

    private static final int GAMES_IN_ALL = 100;
    /// Checking a ply takes time in proportion to all its moves, so long games are looked at now and then.
    private static final int PLIES_BETWEEN_CHECKS = 5;

    private static final int LONGEST_GAME = 100_000;

    private final GameLaws laws;
    private final Setup setup;
    private final int firstSeed;
    private final int games;
    private final List<Words> books;
    private final Set<String> vocabulary = new HashSet<>();

    private RandomPlay(GameLaws laws, Setup setup, int firstSeed, int games) {
        this.laws = laws;
        this.setup = setup;
        this.firstSeed = firstSeed;
        this.games = games;
        books = Translations.books(laws.game());
    }

    static Stream<DynamicTest> tests(GameLaws laws) {
        var setups = Setups.of(laws.game());
        var games = Math.clamp(GAMES_IN_ALL / setups.size(), 1, GAMES);
        return IntStream.range(0, setups.size()).mapToObj(i -> {
            var setup = setups.get(i);
            return DynamicTest.dynamicTest(
                    "%d seats, %s".formatted(setup.seats(), setup.options()),
                    () -> new RandomPlay(laws, setup, i + 1, games).playAll());
        });
    }

    private void playAll() {
        for (var seed = firstSeed; seed < firstSeed + games; seed++) {
            var course = new Course(laws.game(), setup);
            try {
                play(course, seed);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(report(course, seed, e), e);
            }
        }
    }

    private String report(Course course, int seed, Throwable e) {
        return "%s%nseed %d, %d seats, %s, after %d plies:%n%s"
                .formatted(
                        e.getMessage(),
                        seed,
                        setup.seats(),
                        setup.options(),
                        course.plies().size(),
                        course.position().view(Position.SPECTATOR).picture());
    }

    private void play(Course course, int seed) {
        var dice = new Dice(seed);
        var scratch = new int[Position.MOST_MOVES];
        var position = course.position();
        var seen = new HashSet<Long>();
        var secret = new BitSet();
        var stale = laws.game().start(setup);
        while (!position.isOver()) {
            assertThat(seen.add(position.hash())).as("no position repeats").isTrue();
            laws.check(position);
            if (course.plies().size() % PLIES_BETWEEN_CHECKS == seed % PLIES_BETWEEN_CHECKS) {
                checkPly(position, stale, dice);
                PlyLaws.hearsay(course, secret);
            }
            var move = position.pick(dice, scratch);
            assertThat(position.isLegal(move)).as("random play is legal").isTrue();
            vocabulary.add(position.token(move));
            secret.set(course.plies().size(), position.isSecret(move));
            var canBeTakenOver = position.canBeTakenOver();
            course.playLegal(move);
            PlyLaws.takingOver(canBeTakenOver, position);
            assertThat(course.plies()).as("the game ends").hasSizeLessThan(LONGEST_GAME);
        }
        laws.check(position);
        PlyLaws.refusals(position, laws.game(), books, vocabulary);
        EndLaws.check(course);
    }

    private void checkPly(Position position, Position stale, Dice dice) {
        IntStream.of(position.legalMoves()).mapToObj(position::token).forEach(vocabulary::add);
        PlyLaws.listing(position, books);
        PlyLaws.notes(position, laws.game().atlas(setup));
        PlyLaws.copies(position, stale);
        PlyLaws.refusals(position, laws.game(), books, vocabulary);
        PlyLaws.secrets(position);
        PlyLaws.pictures(position);
        PlyLaws.everyMoveIsPicked(position, dice);
    }
}
