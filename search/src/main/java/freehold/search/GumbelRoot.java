package freehold.search;

import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;

/// Thinks a little about a position and finds both a move to play and what a net should learn: with few simulated games
/// it is still better on average than the net alone.
///
/// Some moves are drawn by their priors, without repetition (Gumbel noise). The simulated games are dealt out evenly,
/// and the worse half of the moves is dropped again and again (sequential halving). What is learnt are the priors,
/// corrected by the values that were found.
public final class GumbelRoot {
    /// More than the simulated games of a ply, and of those before it, ever need.
    private static final int MOST_NODES = 1 << 12;

    /// How strongly values correct priors: as if so many visits had been made, and how much each counts.
    private static final double VISITS = 50;

    private static final double SCALE = 1;

    private static final double SMALLEST_PRIOR = 1e-12;

    private final Mcts mcts;
    private final Dice dice;
    private final int considered;
    private final int[] moves = new int[Position.MOST_MOVES];
    private final double[] policy = new double[Position.MOST_MOVES];
    private final double[] noise = new double[Position.MOST_MOVES];
    /// The places of the moves that are still considered, best first.
    private final int[] left = new int[Position.MOST_MOVES];

    private final double[] worth = new double[Position.MOST_MOVES];
    private int count;
    private int chosen;

    /// @param knowledge with a guided [freehold.kernel.mind.Tuning]
    /// @param considered how many moves are tried at most
    public GumbelRoot(Position model, Knowledge knowledge, int considered, long seed) {
        if (!knowledge.tuning().isGuided()) {
            throw new IllegalArgumentException("only guided knowledge has priors that can be drawn from");
        }
        this.considered = considered;
        dice = new Dice(seed);
        mcts = new Mcts(model, knowledge, dice.next(), MOST_NODES);
    }

    /// Thinks about what the acting seat should do, by so many simulated games.
    public void think(Position position, int simulations) {
        mcts.startFrom(position);
        if (!mcts.tree().isExpanded(mcts.root())) {
            mcts.iterate(position);
        }
        count = mcts.tree().edgeCount[mcts.root()];
        for (var i = 0; i < count; i++) {
            moves[i] = mcts.tree().move[edge(i)];
            noise[i] = -StrictMath.log(-StrictMath.log(uniform()));
            left[i] = i;
        }
        halve(position, simulations);
        learn();
    }

    /// Strictly between 0 and 1.
    private double uniform() {
        return ((dice.next() >>> 12) + 0.5) * 0x1p-52;
    }

    private void halve(Position position, int simulations) {
        sort(count, false);
        var candidates = Math.min(count, considered);
        var rounds = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(candidates - 1));
        var spent = 0;
        while (spent < simulations && !mcts.isProven()) {
            var each = Math.max(1, simulations / (rounds * candidates));
            for (var i = 0; i < each * candidates && spent < simulations && !mcts.isProven(); i++, spent++) {
                mcts.iterate(position, left[i % candidates]);
            }
            sort(candidates, true);
            candidates = Math.max(Math.min(2, candidates), (candidates + 1) / 2);
        }
        chosen = mcts.isProven() ? provenMove() : left[0];
    }

    private int provenMove() {
        for (var i = 0; i < count; i++) {
            var child = mcts.tree().child[edge(i)];
            if (child != Tree.NONE && mcts.tree().proven[child] == mcts.tree().proven[mcts.root()]) {
                return i;
            }
        }
        return left[0];
    }

    /// Sorts the first of the moves that are left, best first.
    private void sort(int howMany, boolean byValue) {
        var scale = byValue ? scale() : 0;
        for (var i = 0; i < howMany; i++) {
            worth[left[i]] = noise[left[i]] + promise(left[i]) + (byValue ? scale * value(left[i], actor()) : 0);
        }
        for (var i = 1; i < howMany; i++) {
            var move = left[i];
            var at = i;
            for (; at > 0 && worth[left[at - 1]] < worth[move]; at--) {
                left[at] = left[at - 1];
            }
            left[at] = move;
        }
    }

    /// What the search says about the moves: priors corrected by values. A move that was not tried counts as much as
    /// the position.
    private void learn() {
        var scale = scale();
        var most = Double.NEGATIVE_INFINITY;
        for (var i = 0; i < count; i++) {
            policy[i] = promise(i) + scale * value(i, actor());
            most = Math.max(most, policy[i]);
        }
        var sum = 0.0;
        for (var i = 0; i < count; i++) {
            policy[i] = StrictMath.exp(policy[i] - most);
            sum += policy[i];
        }
        for (var i = 0; i < count; i++) {
            policy[i] /= sum;
        }
    }

    private int edge(int place) {
        return mcts.tree().firstEdge[mcts.root()] + place;
    }

    private int actor() {
        return mcts.tree().actor[mcts.root()];
    }

    private double promise(int place) {
        return StrictMath.log(Math.max(SMALLEST_PRIOR, mcts.tree().prior[edge(place)]));
    }

    private double scale() {
        var most = 0;
        for (var i = 0; i < count; i++) {
            most = Math.max(most, mcts.tree().tries[edge(i)]);
        }
        return (VISITS + most) * SCALE;
    }

    private double value(int place, int seat) {
        var tree = mcts.tree();
        var edge = edge(place);
        var child = tree.child[edge];
        if (child == Tree.NONE || tree.visits[child] == 0) {
            return mcts.rootValue(seat);
        }
        return Proof.isWinner(tree.proven[child]) ? tree.proven[child] == seat ? 1 : 0 : tree.value(child, seat);
    }

    /// The move to play.
    public int move() {
        return moves[chosen];
    }

    /// How many moves are worth a look; [#move(int)] and [#share(int)] tell about each.
    public int count() {
        return count;
    }

    public int move(int place) {
        return moves[place];
    }

    /// How much a net should favour a move; all together 1.
    public double share(int place) {
        return policy[place];
    }

    /// What share of the win a seat can expect.
    public double value(int seat) {
        var sum = 0.0;
        for (var i = 0; i < count; i++) {
            sum += policy[i] * value(i, seat);
        }
        return sum;
    }

    /// The seat that is proven to win, or 0.
    public int provenWinner() {
        var proven = mcts.tree().proven[mcts.root()];
        return Proof.isWinner(proven) ? proven : 0;
    }

    /// Whether the result is proven, be it a win or a shared one.
    public boolean isProven() {
        return mcts.isProven();
    }
}
