package freehold.lab.puzzles;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import freehold.kernel.texts.Puzzle;
import freehold.lab.Agent;
import freehold.lab.AgentFault;
import freehold.lab.AgentGame;
import freehold.lab.Agents;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Thinker;
import freehold.search.Watch;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Plays games and finds the puzzles in them. With the same seed it always finds the same.
public final class PuzzleMaker {
    /// The lower levels make the mistakes, the higher ones make the games look like games.
    private static final List<String> LEVELS = List.of("level1", "level2", "level2", "level3");

    private static final int MOST_OPENING_PLIES = 7;
    private static final int FEWEST_MOVES = 4;
    private static final int MOST_OF_A_GAME = 3;
    private static final int MOST_REFUTATIONS = 3;
    private static final int NODES_TO_BE_TEMPTED = 300;
    /// Turns in a row that could not be settled, before the rest of the game is left alone.
    private static final int PATIENCE = 2;

    private final Game game;
    private final Setup setup;
    private final long seed;
    private final Judge judge;
    private final Grading grading;
    private final Set<Long> seen = new HashSet<>();

    public PuzzleMaker(Game game, Setup setup, long seed, Limits limits) {
        this.game = game;
        this.setup = setup;
        this.seed = seed;
        this.grading = new Grading(game);
        this.judge = ProvenJudge.isPossible(game.start(setup))
                ? new ProvenJudge(game, limits.tableBits(), limits.positions())
                : new SearchJudge(game, limits.nodes());
    }

    /// How much work may go into one value.
    ///
    /// @param tableBits the solver's table holds two to this power positions
    /// @param positions of the solver
    /// @param nodes simulated games of a long search
    public record Limits(int tableBits, long positions, long nodes) {
        /// More positions for a value prove more, but take far more time for each puzzle that is found.
        public static final Limits USUAL = new Limits(22, 2_000, 8_000);
    }

    /// Puzzles that are there already are not made again.
    public void know(Puzzle puzzle) {
        seen.add(puzzle.position(game).symmetricHash());
    }

    /// The puzzles of one game by its number.
    ///
    /// @throws InterruptedException if the thread is asked to stop
    public List<Puzzle> puzzlesOf(int number) throws InterruptedException {
        var course = played(number);
        return judge instanceof ProvenJudge ? fromTheEnd(course) : sample(course, new Dice(Mix.of(seed, ~number)));
    }

    private Course played(int number) throws InterruptedException {
        var dice = new Dice(Mix.of(seed, number));
        var agents = new Agents(game, setup, Budget.ofNodes(1), Clock.WALL);
        var course = new Course(game, setup);
        open(course, dice);
        var players = IntStream.rangeClosed(1, setup.seats())
                .mapToObj(_ -> agents.named(LEVELS.get(dice.below(LEVELS.size())), dice.next()))
                .toList();
        play(course, players, dice);
        return course;
    }

    private static void open(Course course, Dice dice) {
        var scratch = new int[Position.MOST_MOVES];
        var position = course.position();
        var plies = dice.below(MOST_OPENING_PLIES);
        for (var i = 0; i < plies && !position.isOver() && position.actor() != Position.CHANCE; i++) {
            course.playLegal(position.pick(dice, scratch));
        }
    }

    private static void play(Course course, List<Agent> players, Dice dice) throws InterruptedException {
        var playing = new AgentGame(course, players, dice);
        try {
            while (!playing.isOver()) {
                stopIfAsked();
                playing.playOn();
            }
        } catch (AgentFault fault) {
            throw new IllegalStateException(fault);
        }
    }

    private static void stopIfAsked() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /// Proofs are short at the end, so it goes back turn by turn. Of a turn the earliest position counts that has one
    /// answer.
    private List<Puzzle> fromTheEnd(Course course) throws InterruptedException {
        var puzzles = new ArrayList<Puzzle>();
        var unsettled = 0;
        var turns = turns(course);
        for (var i = turns.size() - 1; i >= 0 && unsettled < PATIENCE && puzzles.size() < MOST_OF_A_GAME; i--) {
            var isSettled = true;
            for (var at : turns.get(i)) {
                stopIfAsked();
                var puzzle = puzzle(course, at);
                isSettled &= !judge.isExhausted();
                if (puzzle.isPresent()) {
                    puzzles.add(puzzle.get());
                    break;
                }
            }
            unsettled = isSettled ? 0 : unsettled + 1;
        }
        return List.copyOf(puzzles);
    }

    /// The numbers of the plies of each turn.
    private static List<List<Integer>> turns(Course course) {
        var turns = new ArrayList<List<Integer>>();
        var plies = course.plies();
        for (var i = 0; i < plies.size(); i++) {
            if (i == 0 || plies.get(i).by() != plies.get(i - 1).by()) {
                turns.add(new ArrayList<>());
            }
            turns.getLast().add(i);
        }
        return turns;
    }

    /// Long search can look anywhere, in a random order; only the first half of a game is left out, where hardly any
    /// single ply decides.
    private List<Puzzle> sample(Course course, Dice dice) throws InterruptedException {
        var order = IntStream.range(course.plies().size() / 2, course.plies().size())
                .toArray();
        dice.shuffle(order, order.length);
        var puzzles = new ArrayList<Puzzle>();
        for (var at : order) {
            stopIfAsked();
            if (puzzles.size() == MOST_OF_A_GAME) {
                break;
            }
            if (course.plies().get(at).by() != Position.CHANCE) {
                puzzle(course, at).ifPresent(puzzles::add);
            }
        }
        return List.copyOf(puzzles);
    }

    private Optional<Puzzle> puzzle(Course whole, int at) {
        var course = new Course(game, setup);
        whole.plies().subList(0, at).forEach(ply -> course.play(ply.token()));
        var known = course.asKnownTo(course.position().actor());
        var position = known.position();
        if (position.legalMoves().length < FEWEST_MOVES || position.canBeTakenOver()) {
            return Optional.empty();
        }
        var hash = position.symmetricHash();
        return seen.contains(hash)
                ? Optional.empty()
                : judge.answer(position)
                        .filter(_ -> Mistake.before(known).isMistake(judge))
                        .map(answer -> {
                            seen.add(hash);
                            return made(known, answer);
                        });
    }

    private Puzzle made(Course course, Answer answer) {
        var position = course.position();
        var nodes = grading.nodes(position, answer);
        return new Puzzle(
                setup,
                course.plies().stream().map(ply -> ply.token()).toList(),
                id(position),
                answer.kind(),
                Grading.grade(nodes),
                nodes,
                answer.tokens(),
                refutations(position, answer));
    }

    private static String id(Position position) {
        return Long.toString(Mix.of(position.symmetricHash()) >>> 33, Character.MAX_RADIX);
    }

    /// Of the wrong tokens that tempt a player most.
    private List<List<String>> refutations(Position position, Answer answer) {
        return new Thinker(position, game::knowledge, position.hash(), Clock.WALL)
                .think(position, Budget.ofNodes(NODES_TO_BE_TEMPTED), Watch.SILENT).candidates().stream()
                        .map(candidate -> candidate.token())
                        .filter(token -> !answer.tokens().contains(token))
                        .limit(MOST_REFUTATIONS)
                        .map(token -> judge.refute(position, token))
                        .filter(line -> !line.isEmpty())
                        .toList();
    }
}
