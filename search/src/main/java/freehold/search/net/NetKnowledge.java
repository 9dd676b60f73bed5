package freehold.search.net;

import freehold.kernel.mind.Features;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.mind.Trail;
import freehold.kernel.mind.Tuning;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;

/// What a net thinks of a position, beside what the game knows for certain. One evaluation answers for the moves and
/// for the value.
public final class NetKnowledge implements Knowledge {
    private static final Tuning TUNING = Tuning.guided(1.3, 0.25);

    private final Knowledge certain;
    private final Features features;
    private final Net net;
    private final int[] rows;
    private long evaluated;
    private boolean hasEvaluated;

    /// @param certain whose certain wins and pruning are used
    public NetKnowledge(Knowledge certain, Features features, Net net) {
        this.certain = certain;
        this.features = features;
        this.net = net;
        rows = new int[features.mostActive()];
    }

    @Override
    public Tuning tuning() {
        return TUNING;
    }

    @Override
    public int certainWinner(Position position) {
        return certain.certainWinner(position);
    }

    @Override
    public int prune(Position position, int[] moves, int count) {
        return certain.prune(position, moves, count);
    }

    @Override
    public boolean prunesSafely() {
        return certain.prunesSafely();
    }

    /// Shares of attention that add up to 1.
    @Override
    public boolean priors(Position position, int[] moves, int count, float[] into) {
        weigh(position, moves, count, into);
        Vectors.softmax(into, count);
        return true;
    }

    /// The net's weight for each move, before they become shares.
    public void weigh(Position position, int[] moves, int count, float[] into) {
        evaluate(position);
        for (var i = 0; i < count; i++) {
            into[i] = net.policy(features.output(position, moves[i]));
        }
    }

    /// The net's judgement instead of a simulated game.
    @Override
    public void playout(Position position, Dice dice, Trail trail, double[] shares) {
        evaluate(position);
        for (var i = 0; i < shares.length; i++) {
            shares[(position.actor() - 1 + i) % shares.length] = net.share(i);
        }
    }

    private void evaluate(Position position) {
        var hash = position.hash();
        if (!hasEvaluated || hash != evaluated) {
            net.evaluate(rows, features.write(position, rows));
            evaluated = hash;
            hasEvaluated = true;
        }
    }
}
