package freehold.search;

import freehold.kernel.position.Position;
import java.util.ArrayList;
import java.util.List;

/// Reads what is expected to follow a move out of a tree: where something is proven the shortest win against the
/// longest defence, elsewhere what was tried most. A line ends where chance acts, as nobody can expect a draw.
record Lines(Tree tree, Position start) {
    private static final int LONGEST = 64;
    private static final int LONGEST_UNPROVEN = 12;
    private static final int FEWEST_VISITS = 8;
    private static final int NO_EDGE = -1;

    /// The tokens from a move at the root on; moves of a guess at secrets only as far as they are legal.
    List<String> from(int firstEdge) {
        var line = new ArrayList<String>();
        var walker = start.copy();
        var edge = firstEdge;
        while (edge != NO_EDGE && walker.isLegal(tree.move[edge])) {
            line.add(walker.token(tree.move[edge]));
            walker.playLegal(tree.move[edge]);
            edge = next(tree.child[edge], line.size());
        }
        return List.copyOf(line);
    }

    private int next(int node, int length) {
        if (node == Tree.NONE || !tree.isExpanded(node) || tree.actor[node] == Position.CHANCE) {
            return NO_EDGE;
        }
        if (tree.proven[node] != Proof.OPEN) {
            return length < LONGEST ? decisive(node) : NO_EDGE;
        }
        return length < LONGEST_UNPROVEN && tree.visits[node] >= FEWEST_VISITS ? mostTried(node) : NO_EDGE;
    }

    private int mostTried(int node) {
        var first = tree.firstEdge[node];
        var best = first;
        for (var edge = first; edge < first + tree.edgeCount[node]; edge++) {
            best = tree.tries[edge] > tree.tries[best] ? edge : best;
        }
        return best;
    }

    /// The winner hurries, everybody else takes their time.
    private int decisive(int node) {
        var isWinner = tree.proven[node] == tree.actor[node];
        var best = NO_EDGE;
        for (var edge = tree.firstEdge[node]; edge < tree.firstEdge[node] + tree.edgeCount[node]; edge++) {
            var child = tree.child[edge];
            if (child == Tree.NONE || tree.proven[child] != tree.proven[node]) {
                continue;
            }
            var isBetter = best == NO_EDGE || isBetter(child, tree.child[best], isWinner);
            best = isBetter ? edge : best;
        }
        return best;
    }

    private boolean isBetter(int child, int than, boolean isWinner) {
        var turns = tree.turnsLeft[child] - tree.turnsLeft[than];
        return isWinner ? turns < 0 : turns > 0;
    }
}
