package freehold.lab.openings;

import freehold.kernel.Game;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import freehold.kernel.texts.Opening;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.FirstTurns;
import freehold.search.Thinker;
import freehold.search.Watch;
import freehold.search.net.BestKnowledge;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Finds first turns that are worth about half of the win, by games of the strongest player against itself without the
/// pie rule. Search alone can't tell: it is wrong about first turns by up to a sixth of the win.
///
/// Turns are compared within families, one for each ply that a turn can begin with, so that the table goes on from
/// any first ply. From each family some turns enter that search thinks weak, some that it thinks strong, and the
/// shortest
/// one. In each round every turn has twice as many games as before, and then the less even half of each family is
/// dropped.
public final class EvenTurns {
    private static final int ENTER_OF_A_FAMILY = 32;
    private static final int KEPT_OF_A_FAMILY = 4;
    private static final int GAMES_OF_FIRST_ROUND = 8;
    /// The turns that enter are spread over what search thinks of them, between these.
    private static final double WEAKEST = 0.1;

    private static final double STRONGEST = 0.7;

    private final Setup setup;
    private final Supplier<Knowledge> knowledge;
    private final Position start;
    private final Effort effort;
    private final long seed;
    private final Journal journal;

    /// @param sight simulated games for the first look at a turn
    /// @param nodes simulated games a ply
    /// @param games from each turn that is left in the end
    /// @param threads games at a time
    public record Effort(int sight, int nodes, int games, int threads) {}

    /// How far it is after a game.
    ///
    /// @param turns that are left
    /// @param gamesLeft in this round and all that follow, about
    public record State(int round, int rounds, int turns, int gamesLeft) {}

    /// @throws InvalidSetup if the game has no first turn that may be taken over
    public EvenTurns(Game game, Setup setup, Effort effort, long seed, Journal journal) {
        check(game, setup);
        this.setup = setup;
        this.knowledge = BestKnowledge.of(game, setup);
        this.start = game.start(game.unevened(setup));
        this.effort = effort;
        this.seed = seed;
        this.journal = journal;
    }

    /// @throws InvalidSetup if the game has no first turn that may be taken over
    public static void check(Game game, Setup setup) {
        if (!game.start(setup).canBeTakenOver()) {
            throw new InvalidSetup("%s with %s has no first turn that may be taken over"
                    .formatted(game.name(), setup.options().toString().isEmpty() ? "these seats" : setup.options()));
        }
    }

    /// The table, the most even turn first.
    ///
    /// @throws InterruptedException if the thread is asked to stop
    /// @throws IOException if the journal can't be written
    public List<Opening> find(Consumer<State> audience) throws InterruptedException, IOException {
        var families = families(sights());
        var rounds = rounds();
        for (var round = 1; ; round++) {
            var left =
                    new LinkedHashSet<>(families.stream().flatMap(List::stream).toList());
            var games = gamesOf(round);
            var now = round;
            play(left, games, () -> audience.accept(new State(now, rounds, left.size(), gamesLeft(left, now))));
            if (round == rounds) {
                return table(left, games);
            }
            families = families.stream().map(family -> half(family, games)).toList();
        }
    }

    private int rounds() {
        return (int) IntStream.iterate(GAMES_OF_FIRST_ROUND, games -> games < effort.games(), games -> 2 * games)
                        .count()
                + 1;
    }

    /// From each turn, with those of the rounds before.
    private int gamesOf(int round) {
        return Math.min(GAMES_OF_FIRST_ROUND << (round - 1), effort.games());
    }

    private int gamesLeft(Set<FirstTurns.Turn> turns, int round) {
        var games = turns.stream()
                .mapToInt(turn -> gamesOf(round) - journal.games(turn.name()))
                .sum();
        for (var later = round + 1; later <= rounds(); later++) {
            games += (turns.size() >> (later - round)) * (gamesOf(later) - gamesOf(later - 1));
        }
        return games;
    }

    private Map<FirstTurns.Turn, Double> sights() {
        var thinker = new Thinker(start, knowledge, seed, Clock.WALL);
        var sights = new LinkedHashMap<FirstTurns.Turn, Double>();
        for (var turn : FirstTurns.of(start)) {
            if (!turn.after().isOver()) {
                var analysis = thinker.think(turn.after(), Budget.ofNodes(effort.sight()), Watch.SILENT);
                sights.put(turn, analysis.values().get(start.actor() - 1));
            }
        }
        return sights;
    }

    private List<List<FirstTurns.Turn>> families(Map<FirstTurns.Turn, Double> sights) {
        var families = new LinkedHashMap<Long, Set<FirstTurns.Turn>>();
        for (var turn : sights.keySet()) {
            for (var token : turn.plies()) {
                var move = start.moveOf(token);
                if (start.isLegal(move)) {
                    families.computeIfAbsent(after(move), _ -> new LinkedHashSet<>())
                            .add(turn);
                }
            }
        }
        return families.values().stream().map(family -> spread(family, sights)).toList();
    }

    private long after(int move) {
        var next = start.copy();
        next.playLegal(move);
        return next.symmetricHash();
    }

    /// For each of some values the turn that comes closest to it, and the shortest.
    private static List<FirstTurns.Turn> spread(
            Collection<FirstTurns.Turn> family, Map<FirstTurns.Turn, Double> sights) {
        var step = (STRONGEST - WEAKEST) / (ENTER_OF_A_FAMILY - 1);
        var close = IntStream.range(0, ENTER_OF_A_FAMILY)
                .mapToDouble(i -> WEAKEST + i * step)
                .mapToObj(value -> least(family, turn -> Math.abs(sights.getOrDefault(turn, 0.0) - value)));
        var shortest = least(family, turn -> turn.plies().size());
        return Stream.concat(close, Stream.of(shortest)).distinct().toList();
    }

    private static FirstTurns.Turn least(Collection<FirstTurns.Turn> turns, ToDoubleFunction<FirstTurns.Turn> measure) {
        return turns.stream().min(Comparator.comparingDouble(measure)).orElseThrow();
    }

    private List<FirstTurns.Turn> half(List<FirstTurns.Turn> family, int games) {
        return family.stream()
                .sorted(Comparator.comparingDouble(turn -> unevenness(turn, games)))
                .limit(Math.max(KEPT_OF_A_FAMILY, (family.size() + 1) / 2))
                .toList();
    }

    private double unevenness(FirstTurns.Turn turn, int games) {
        return Math.abs(journal.share(turn.name(), games) - 0.5);
    }

    private void play(Set<FirstTurns.Turn> turns, int games, Runnable afterGame)
            throws InterruptedException, IOException {
        try (var pool = Executors.newFixedThreadPool(effort.threads())) {
            var jobs = turns.stream()
                    .<Callable<Boolean>>map(turn -> () -> play(turn, games, afterGame))
                    .toList();
            try {
                for (var job : pool.invokeAll(jobs)) {
                    job.get();
                }
            } catch (InterruptedException e) {
                pool.shutdownNow();
                throw e;
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException unwritten) {
                throw unwritten;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /// A game follows from the seed, its turn and its number, whenever it is played and beside whatever else.
    private boolean play(FirstTurns.Turn turn, int games, Runnable afterGame) throws InterruptedException, IOException {
        for (var number = journal.games(turn.name()); number < games; number++) {
            var gameSeed = Mix.of(Mix.of(seed, turn.after().hash()), number);
            var game = new OpeningGame(turn.after(), knowledge, Budget.ofNodes(effort.nodes()), gameSeed);
            journal.add(turn.name(), game.play(start.actor()));
            afterGame.run();
        }
        return true;
    }

    private List<Opening> table(Set<FirstTurns.Turn> turns, int games) {
        var table = new ArrayList<Opening>();
        for (var turn : turns) {
            table.add(new Opening(setup, turn.plies(), journal.share(turn.name(), games), games));
        }
        return table.stream()
                .sorted(Comparator.comparingDouble(opening -> Math.abs(opening.share() - 0.5)))
                .collect(Collectors.toUnmodifiableList());
    }
}
