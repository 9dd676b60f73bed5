package freehold.search;

import freehold.kernel.Dice;
import freehold.kernel.Knowledge;
import freehold.kernel.Mix;
import freehold.kernel.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// Thinks about positions of one game within a budget, and keeps what it learnt from one ply to the next.
///
/// With one thread, a budget of nodes and a seed it always finds the same. Several threads grow a tree each, and their
/// findings are summed.
public final class Thinker {
    /// What a seat may not know is guessed this many times, and each guess is searched by itself.
    private static final int GUESSES = 4;

    private static final int MOST_NODES = 1 << 19;

    private final Dice dice;
    private final List<Mcts> trees;
    private final Crew crew;
    private final Clock clock;

    /// @param model any position of the game to think about
    /// @param knowledge makes one for each thread
    public Thinker(Position model, Supplier<Knowledge> knowledge, long seed, int threads) {
        this(model, knowledge, seed, threads, Clock.WALL);
    }

    public Thinker(Position model, Supplier<Knowledge> knowledge, long seed, int threads, Clock clock) {
        this.clock = clock;
        dice = new Dice(Mix.of(seed));
        trees = IntStream.range(0, threads)
                .mapToObj(i -> new Mcts(model, knowledge.get(), Mix.of(seed, i), MOST_NODES / threads))
                .toList();
        crew = threads == 1 ? Crew.ALONE : Crew.ofThreads();
    }

    /// Thinks about what the acting seat should do, knowing only what that seat may know.
    public Analysis think(Position position, Budget budget, Watch watch) {
        if (position.isOver() || position.actor() == Position.CHANCE) {
            throw new IllegalArgumentException("no seat acts here");
        }
        var tally = new Tally(position);
        var guesses = guesses(position);
        var begin = clock.now();
        for (var i = 0; i < guesses.size(); i++) {
            var share = budget.shareOf(guesses.size(), guesses.size() - i, clock.now() - begin);
            think(guesses.get(i), share.each(trees.size()), watch, tally);
        }
        return tally.analysis();
    }

    /// Different positions that look the same to the acting seat; where nothing is secret, the position itself.
    private List<Position> guesses(Position position) {
        if (!hasSecrets(position)) {
            return List.of(position.copy());
        }
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
        var searches = trees.stream()
                .map(tree -> new Search(tree, guess, budget, clock, watch))
                .toList();
        crew.work(searches.stream().map(search -> (Runnable) search::run).toList());
        searches.forEach(search -> search.addTo(tally));
        tally.endGuess();
    }
}
