package freehold.search;

import freehold.kernel.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The statistics of the moves at the root, summed over several trees.
final class Tally {
    private static final int LONGEST_LINE = 12;
    private static final int FEWEST_VISITS = 8;
    /// More than any move is tried.
    private static final double LOST = 1e12;

    private final Position position;
    private final int actor;
    private final int[] moves;
    /// Whether some tree looks at the move, or all leave it out.
    private final boolean[] isListed;
    private final long[] tries;
    private final double[] sums;
    /// What all guesses so far prove of a move.
    private final byte[] proven;
    /// What the trees of the present guess prove.
    private final byte[] provenHere;
    private int guesses;
    private final float[] firstSight;
    private final List<List<String>> lines;
    private final double[] values;
    private double rootVisits;
    private long nodes;

    Tally(Position position) {
        this.position = position;
        actor = position.actor();
        moves = position.legalMoves();
        isListed = new boolean[moves.length];
        tries = new long[moves.length];
        sums = new double[moves.length];
        proven = new byte[moves.length];
        provenHere = new byte[moves.length];
        firstSight = new float[moves.length];
        lines = new ArrayList<>(IntStream.of(moves)
                .mapToObj(move -> List.of(position.token(move)))
                .toList());
        values = new double[position.seats()];
    }

    /// Ends what is said about one guess at the secrets: only what holds in each of them is proven.
    void endGuess() {
        for (var i = 0; i < moves.length; i++) {
            proven[i] = guesses == 0 || proven[i] == provenHere[i] ? provenHere[i] : 0;
        }
        Arrays.fill(provenHere, (byte) 0);
        guesses++;
    }

    /// Adds what one tree says.
    ///
    /// @param simulated the games it took
    void add(Tree tree, int root, long simulated) {
        nodes += simulated;
        if (tree.visits[root] > 0) {
            rootVisits += tree.visits[root];
            for (var seat = 1; seat <= values.length; seat++) {
                values[seat - 1] += tree.value(root, seat) * tree.visits[root];
            }
        }
        for (var i = 0; i < moves.length; i++) {
            var edge = tree.edge(root, moves[i]);
            isListed[i] |= edge >= 0;
            if (edge >= 0 && tree.child[edge] != Tree.NONE) {
                add(tree, edge, i);
            } else if (isLost(tree.proven[root])) {
                // Left out as no better than the others, which are lost.
                provenHere[i] = tree.proven[root];
            }
        }
    }

    private void add(Tree tree, int edge, int i) {
        var child = tree.child[edge];
        var byThisTree = tree.tries[edge];
        var mean = switch (tree.proven[child]) {
            case 0, Tree.SHARED -> tree.visits[child] == 0 ? 0 : tree.value(child, actor);
            default -> tree.proven[child] == actor ? 1 : 0;
        };
        if (byThisTree >= tries[i]) {
            lines.set(i, line(tree, edge));
        }
        tries[i] += byThisTree;
        sums[i] += mean * byThisTree;
        provenHere[i] = tree.proven[child] == 0 ? provenHere[i] : tree.proven[child];
        firstSight[i] = tree.prior[edge];
    }

    private List<String> line(Tree tree, int firstEdge) {
        var line = new ArrayList<String>();
        var walker = position.copy();
        var edge = firstEdge;
        while (line.size() < LONGEST_LINE && walker.isLegal(tree.move[edge])) {
            line.add(walker.token(tree.move[edge]));
            walker.play(tree.move[edge]);
            var node = tree.child[edge];
            if (node == Tree.NONE || tree.visits[node] < FEWEST_VISITS || !tree.isExpanded(node)) {
                break;
            }
            edge = mostTried(tree, node);
        }
        return List.copyOf(line);
    }

    private static int mostTried(Tree tree, int node) {
        var first = tree.firstEdge[node];
        return IntStream.range(first, first + tree.edgeCount[node])
                .boxed()
                .max(Comparator.comparingInt(edge -> tree.tries[edge]))
                .orElseThrow();
    }

    Analysis analysis() {
        var total = Math.max(1, Arrays.stream(tries).sum());
        var candidates = IntStream.range(0, moves.length)
                .boxed()
                .sorted(Comparator.comparingDouble(this::rank).reversed())
                .map(i -> new Analysis.Candidate(
                        moves[i], position.token(moves[i]), mean(i), (double) tries[i] / total, lines.get(i)))
                .toList();
        var means = Arrays.stream(values)
                .map(sum -> sum / Math.max(1, rootVisits))
                .boxed()
                .toList();
        return new Analysis(nodes, means, candidates);
    }

    private double mean(int i) {
        return tries[i] == 0 ? 0 : sums[i] / tries[i];
    }

    /// Proven wins first and proven losses last; between them the most tried, which is what the search trusts most.
    /// Of losses known at once, what looks best: the other side may not see it. What the game leaves out is no way
    /// out of them.
    private double rank(int i) {
        if (!isListed[i]) {
            return -2 * LOST;
        }
        if (proven[i] == actor) {
            return Double.MAX_VALUE;
        }
        return isLost(proven[i]) ? tries[i] + firstSight[i] - LOST : tries[i] + mean(i);
    }

    private boolean isLost(byte result) {
        return result != 0 && result != Tree.SHARED && result != actor;
    }
}
