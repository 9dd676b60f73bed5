package freehold.search;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.mind.Level;
import freehold.kernel.mind.Softmax;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.search.net.BestKnowledge;
import java.util.Optional;
import java.util.function.Supplier;

/// Somebody to play against: thinks as its level does, and at the lower ones does not always play what it thinks best.
public final class Opponent {
    /// A move that was tried that much less often than the best was hardly looked at.
    private static final double GLANCE = 0.1;

    /// In others' time it thinks for so many times as long as in its own; what is found later hardly helps.
    private static final int PATIENCE = 2;

    private static final long MOMENT_NANOS = 50_000_000;

    private final Thinker thinker;
    private final Level level;
    private final Budget budget;
    private final Dice dice;
    private final Clock clock;
    private long thoughtOn;

    public Opponent(Game game, Setup setup, Level level, long seed) {
        this(game, setup, level, seed, Clock.WALL);
    }

    public Opponent(Game game, Setup setup, Level level, long seed, Clock clock) {
        var knowledge = level.isLearned() ? BestKnowledge.of(game, setup) : (Supplier<Knowledge>) game::knowledge;
        this.thinker = new Thinker(game.start(setup), knowledge, seed, clock);
        this.level = level;
        this.clock = clock;
        this.budget = new Budget(level.millis() * 1_000_000L, level.nodes(), true);
        this.dice = new Dice(seed ^ level.number());
    }

    /// The move that it plays.
    public int choose(Position position) {
        return choose(position, Watch.SILENT);
    }

    public int choose(Position position, Watch watch) {
        return decide(position, watch).move();
    }

    /// A choice and what led to it.
    ///
    /// @param analysis nothing where there was no choice
    public record Decision(int move, Optional<Analysis> analysis) {}

    /// The move that it plays, with what it thought about it.
    public Decision decide(Position position, Watch watch) {
        var moves = position.legalMoves();
        if (moves.length == 1) {
            return new Decision(moves[0], Optional.empty());
        }
        var analysis = thinker.think(position, budget, watch);
        thoughtOn = 0;
        var move = level.temperature() == 0 ? analysis.best().move() : tempted(analysis);
        return new Decision(move, Optional.of(analysis));
    }

    /// Thinks for a moment while another seat is to act, so that it knows more when its own turn comes. The levels
    /// whose thought is bound by simulated games do not: they would become stronger than they are meant to be.
    ///
    /// @return whether it would like another moment
    public boolean thinkOn(Position position) {
        if (!level.isBoundByTimeOnly() || thoughtOn >= PATIENCE * budget.nanos()) {
            return false;
        }
        var begin = clock.now();
        var isMore = thinker.thinkOn(position, new Budget(MOMENT_NANOS, Long.MAX_VALUE, false), Watch.SILENT);
        thoughtOn += clock.now() - begin;
        return isMore;
    }

    /// Any move that was looked at may be played, but the worse it looks, the more rarely.
    private int tempted(Analysis analysis) {
        var glance = GLANCE * analysis.best().share();
        var seen = analysis.candidates().stream()
                .filter(move -> move.share() >= glance)
                .toList();
        var shares = seen.stream().mapToDouble(Analysis.Candidate::value).toArray();
        Softmax.shares(shares, shares.length, level.temperature());
        return seen.get(dice.among(shares)).move();
    }
}
