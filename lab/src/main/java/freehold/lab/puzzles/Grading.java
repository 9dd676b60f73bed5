package freehold.lab.puzzles;

import freehold.kernel.Game;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;
import freehold.kernel.texts.Puzzle;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Thinker;
import freehold.search.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/// How hard an answer is to find: the simulated games with which a player finds it steadily, that is with every seed,
/// and also with twice as many.
///
/// A win in this turn is found by a player without knowledge of the game, because the game's own knowledge sees it at
/// once.
final class Grading {
    private static final int SEEDS = 3;
    private static final long FEWEST = 16;
    private static final long MOST = 1 << 12;
    /// Up to so many simulated games it has that grade; whatever takes more has the highest.
    private static final List<Long> BOUNDS = List.of(32L, 128L, 512L, 2048L);

    private final Game game;

    Grading(Game game) {
        this.game = game;
    }

    long nodes(Position position, Answer answer) {
        var knowledge = knowledge(answer.kind());
        var isFound = isFound(position, answer, knowledge, FEWEST);
        for (var nodes = FEWEST; nodes < MOST; nodes *= 2) {
            var isFoundNext = isFound(position, answer, knowledge, 2 * nodes);
            if (isFound && isFoundNext) {
                return nodes;
            }
            isFound = isFoundNext;
        }
        return MOST;
    }

    private Supplier<Knowledge> knowledge(Puzzle.Kind kind) {
        return kind == Puzzle.Kind.WIN ? Knowledge::none : game::knowledge;
    }

    static int grade(long nodes) {
        return 1 + (int) BOUNDS.stream().filter(bound -> nodes > bound).count();
    }

    private boolean isFound(Position position, Answer answer, Supplier<Knowledge> knowledge, long nodes) {
        return LongStream.range(0, SEEDS)
                .mapToObj(seed -> new Thinker(position, knowledge, position.hash() ^ seed, Clock.WALL))
                .allMatch(thinker -> finds(thinker, position, answer, Budget.ofNodes(nodes)));
    }

    /// The whole answer, not just its first ply.
    private static boolean finds(Thinker thinker, Position position, Answer answer, Budget budget) {
        var left = new ArrayList<>(answer.tokens());
        var walker = position.copy();
        while (!left.isEmpty()) {
            var best = thinker.think(walker, budget, Watch.SILENT).best();
            if (!left.remove(best.token())) {
                return false;
            }
            walker.playLegal(best.move());
        }
        return true;
    }
}
