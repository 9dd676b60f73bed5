package freehold.search;

import freehold.kernel.mind.Tuning;

/// Chooses moves by their value and by what their prior promises, divided by how often they were tried.
final class Puct {
    private static final double LOST = -1e3;

    private Puct() {}

    /// The edge of a node to try next.
    static int select(Tree tree, int node, Tuning tuning) {
        int actor = tree.actor[node];
        var curiosity = tuning.exploration() * Math.sqrt(tree.visits[node]);
        var untried = tree.value(node, actor) - tuning.reduction();
        var first = tree.firstEdge[node];
        var end = first + tree.edgeCount[node];
        var best = first;
        var bestWorth = Double.NEGATIVE_INFINITY;
        for (var edge = first; edge < end; edge++) {
            var hope = curiosity * tree.prior[edge];
            var worth = tree.tries[edge] == 0 ? untried + hope : worth(tree, edge, actor, untried, hope);
            if (worth > bestWorth) {
                bestWorth = worth;
                best = edge;
            }
        }
        return best;
    }

    private static double worth(Tree tree, int edge, int actor, double untried, double hope) {
        var child = tree.child[edge];
        var proven = tree.proven[child];
        if (Proof.isWinner(proven)) {
            return proven == actor ? Double.MAX_VALUE : LOST;
        }
        // Where another thread is at the first visit, nothing is known yet
        var value = tree.visits[child] == 0 ? untried : tree.value(child, actor);
        return value + hope / (1 + tree.tries[edge]);
    }
}
