package freehold.search;

import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Thinks about positions of one game within a budget, and keeps what it learnt from one ply to the next.
///
/// With one thread, a budget of nodes and a seed it always finds the same. Several threads share one tree where a net
/// judges positions. Elsewhere they grow a tree each, and their findings are summed: a playout may take less time than
/// the walk to it, for which they would wait for each other.
public final class Thinker {
    /// What a seat may not know is guessed this many times, and each guess is searched by itself.
    private static final int GUESSES = 4;

    /// More would not be used in the time that anybody has.
    private static final int MOST_USED = 1 << 19;

    /// All thinkers together, one for each processor and as many that rest between two plies, may take half of the
    /// memory.
    private static final int MOST_NODES = mostNodes(
            Runtime.getRuntime().maxMemory() / 4 / Runtime.getRuntime().availableProcessors());

    /// Of the whole thought, what is kept for the rest of a turn, and how much of it each ply may take.
    private static final int PARTS = 32;

    private static final int PARTS_KEPT = 8;

    private final long seed;
    private final Dice dice;
    private final List<GrowingTree> trees;
    private final List<Mcts> walkers;
    private final Knowledge known;
    private final Finish finish;
    private final FairTurn fairTurn;
    private final Crew crew;
    private final Clock clock;

    /// Alone, without threads of its own.
    ///
    /// @param model any position of the game to think about
    public Thinker(Position model, Supplier<Knowledge> knowledge, long seed, Clock clock) {
        this(model, knowledge, seed, 1, clock, Crew.ALONE);
    }

    /// @param knowledge makes one for each thread
    public Thinker(Position model, Supplier<Knowledge> knowledge, long seed, int threads) {
        this(model, knowledge, seed, threads, Clock.WALL);
    }

    public Thinker(Position model, Supplier<Knowledge> knowledge, long seed, int threads, Clock clock) {
        this(model, knowledge, seed, threads, clock, threads == 1 ? Crew.ALONE : new Threads());
    }

    private Thinker(Position model, Supplier<Knowledge> knowledge, long seed, int threads, Clock clock, Crew crew) {
        this.clock = clock;
        this.seed = seed;
        this.crew = crew;
        dice = new Dice(Mix.of(seed));
        known = knowledge.get();
        trees = known.tuning().isGuided()
                ? List.of(new GrowingTree(model.seats(), MOST_NODES, crew))
                : treesApart(model.seats(), threads);
        walkers = IntStream.range(0, threads)
                .mapToObj(i -> new Mcts(trees.get(i % trees.size()), model, knowledge.get(), Mix.of(seed, i)))
                .toList();
        finish = new Finish(known, dice);
        fairTurn = new FairTurn(walkers.getFirst(), knowledge.get(), dice, clock);
    }

    private static List<GrowingTree> treesApart(int seats, int howMany) {
        return Stream.generate(() -> new GrowingTree(seats, MOST_NODES / howMany, Crew.ALONE))
                .limit(howMany)
                .toList();
    }

    /// How large a tree may become whose thinker has so much memory: it has two of them, of which one is spare.
    static int mostNodes(long bytes) {
        return (int) Long.highestOneBit(Math.clamp(bytes / 2 / Tree.BYTES_OF_A_NODE, 1, MOST_USED));
    }

    /// Always finds the same about the same position, as the acting seat knows it: for advice.
    public static Thinker steady(Position position, Supplier<Knowledge> knowledge) {
        var known = position.copy();
        known.imagine(position.actor(), new Dice(0));
        return new Thinker(position, knowledge, known.hash(), Clock.WALL);
    }

    /// Thinks about what the acting seat should do, knowing only what that seat may know.
    public Analysis think(Position position, Budget budget, Watch watch) {
        if (position.isOver() || position.actor() == Position.CHANCE) {
            throw new IllegalArgumentException("no seat acts here");
        }
        if (position.canBeTakenOver()) {
            return fairTurn.find(position, budget, watch);
        }
        var tally = new Tally(position, new Dice(seed));
        var hasSecrets = hasSecrets(position);
        var proven = hasSecrets ? Knowledge.NO_MOVE : known.winningMove(position);
        if (proven != Knowledge.NO_MOVE) {
            tally.addWin(proven);
            return tally.analysis();
        }
        var guesses = hasSecrets ? guesses(position) : List.of(position.copy());
        var begin = clock.now();
        for (var i = 0; i < guesses.size(); i++) {
            var share = budget.shareOf(guesses.size(), guesses.size() - i, clock.now() - begin);
            think(guesses.get(i), share.each(trees.size()), watch, tally);
        }
        if (!hasSecrets && (tally.isWon() || finish.isCertain(position))) {
            finish.find(position).ifPresent(tally::addFinish);
        }
        return tally.analysis();
    }

    /// Thinks about what another seat may do, so that more is known when it has done so; the next thought goes on from
    /// there. Nothing comes of it where that seat hides something, or where whole turns are compared.
    ///
    /// @return whether there is more to think about
    boolean thinkOn(Position position, Budget budget, Watch watch) {
        if (position.actor() <= Position.CHANCE || position.canBeTakenOver() || hasSecrets(position)) {
            return false;
        }
        search(position, budget.each(trees.size()), watch);
        return !trees.getFirst().isProven();
    }

    /// The same, and what the acting seat should play after the best move, up to where its turn passes.
    public Analysis advise(Position position, Budget budget, Watch watch) {
        var analysis = think(position, budget.part(PARTS - PARTS_KEPT, PARTS), watch);
        var best = analysis.best();
        return analysis.withBest(best.withLine(wholeTurn(position, best.line(), budget.part(1, PARTS), watch)));
    }

    private List<String> wholeTurn(Position position, List<String> begun, Budget budget, Watch watch) {
        var line = new ArrayList<String>();
        var walker = position.copy();
        var more = begun;
        for (var i = 0; i <= PARTS_KEPT && !more.isEmpty(); i++) {
            var isOwn = play(walker, more, position.actor());
            line.addAll(more);
            more = isOwn ? think(walker, budget, watch.withoutReports()).best().line() : List.of();
        }
        return List.copyOf(line);
    }

    /// Plays on; tells whether nobody but a seat has acted or is to act.
    private static boolean play(Position walker, List<String> tokens, int seat) {
        var isOwn = true;
        for (var token : tokens) {
            isOwn &= walker.actor() == seat;
            walker.playLegal(((Ruling.Legal) walker.judge(token)).move());
        }
        return isOwn && walker.actor() == seat;
    }

    /// Different positions that look the same to the acting seat.
    private List<Position> guesses(Position position) {
        var guesses = new LinkedHashMap<Long, Position>();
        for (var i = 0; i < GUESSES; i++) {
            var guess = position.copy();
            guess.imagine(position.actor(), dice);
            guesses.put(guess.hash(), guess);
        }
        return List.copyOf(guesses.values());
    }

    private static boolean hasSecrets(Position position) {
        return !position.view(position.actor()).equals(position.view(Position.SPECTATOR));
    }

    private void think(Position guess, Budget budget, Watch watch, Tally tally) {
        search(guess, budget, watch);
        trees.forEach(tally::add);
        tally.endGuess();
    }

    /// Only one of several threads reports.
    private void search(Position start, Budget budget, Watch watch) {
        trees.forEach(tree -> tree.startFrom(start));
        var quiet = watch.withoutReports();
        crew.work(walkers.stream()
                .map(mcts -> new Search(mcts, start, budget, clock, mcts == walkers.getFirst() ? watch : quiet, seed))
                .map(search -> (Runnable) search::run)
                .toList());
    }
}
