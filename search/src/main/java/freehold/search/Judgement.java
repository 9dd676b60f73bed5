package freehold.search;

import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;

/// What the game says about one position: its moves, how promising they look, and whether somebody is certain to win.
/// It is asked away from the tree, and its answers are written into the tree afterwards.
final class Judgement {
    private final Knowledge knowledge;
    private final Dice dice;
    private final boolean usesPriors;
    private final int[] moves = new int[Position.MOST_MOVES];
    private final float[] priors = new float[Position.MOST_MOVES];
    private int winner;
    private int count;
    private boolean isPruned;
    private boolean hasPriors;

    Judgement(Knowledge knowledge, Dice dice) {
        this.knowledge = knowledge;
        this.dice = dice;
        usesPriors = knowledge.tuning().prior() > 0;
    }

    void forget() {
        winner = 0;
        count = 0;
    }

    /// The seat that is certain to win, or 0.
    int findWinner(Position position) {
        winner = knowledge.certainWinner(position);
        return winner;
    }

    void listMoves(Position position) {
        count = position.moves(moves);
        isPruned = false;
        hasPriors = false;
        if (position.actor() == Position.CHANCE) {
            return;
        }
        var kept = knowledge.prune(position, moves, count);
        isPruned = kept < count && !knowledge.prunesSafely();
        count = kept;
        // Among equals the first is taken, which must not be a matter of how a game lists its moves.
        dice.shuffle(moves, count);
        hasPriors = usesPriors && knowledge.priors(position, moves, count, priors);
    }

    /// Writes what was found out about a node, unless another thread was faster.
    void writeTo(Tree tree, int node) {
        if (winner != 0 && tree.proven[node] == Proof.OPEN) {
            tree.prove(node, Proof.wonBy(winner), winner == tree.actor[node] ? 0 : 1);
        }
        if (count != 0 && !tree.isExpanded(node)) {
            expand(tree, node);
        }
    }

    /// Gives a node its moves; false if there is no room for them.
    boolean expand(Tree tree, int node) {
        if (tree.isFullFor(count)) {
            return false;
        }
        tree.pruned[node] = isPruned;
        tree.expand(node, moves, count);
        if (hasPriors) {
            System.arraycopy(priors, 0, tree.prior, tree.firstEdge[node], count);
        }
        return true;
    }
}
