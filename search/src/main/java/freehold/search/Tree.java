package freehold.search;

import freehold.kernel.position.Position;
import java.util.Arrays;

/// A bounded graph of positions in plain arrays. A node is a position, found again by its hash however it was reached;
/// an edge is a move with its own statistics. Number 0 is no node.
final class Tree {
    static final int NONE = 0;

    /// Most nodes are leaves without edges.
    private static final int EDGES_PER_NODE = 8;
    /// Roughly, with its edges.
    static final int BYTES_OF_A_NODE = 80 + 24 * EDGES_PER_NODE;

    final int seats;
    private final int mostNodes;
    private final int mostEdges;

    final long[] key;
    final byte[] actor;
    /// Whose turn it is, whoever acts in it.
    final byte[] turn;
    /// A [Proof].
    final byte[] proven;
    /// Once something is proven: how often the turn passes before the game ends, as far as the proof tells.
    final short[] turnsLeft;
    /// Whether moves were left out, so that losing them all proves nothing.
    final boolean[] pruned;

    final int[] firstEdge;
    final int[] edgeCount;
    final int[] visits;
    private final double[] shares;
    private int nodes = 1;

    final int[] move;
    final int[] child;
    final int[] tries;
    final float[] prior;
    /// How the move did wherever in a line it came: see [AsFirst].
    final long[] asFirst;
    private int edges;

    private final int[] slots;
    private final int[] origin;

    Tree(int seats, int mostNodes) {
        this.seats = seats;
        this.mostNodes = mostNodes;
        this.mostEdges = EDGES_PER_NODE * mostNodes;
        key = new long[mostNodes];
        actor = new byte[mostNodes];
        turn = new byte[mostNodes];
        proven = new byte[mostNodes];
        turnsLeft = new short[mostNodes];
        pruned = new boolean[mostNodes];
        firstEdge = new int[mostNodes];
        edgeCount = new int[mostNodes];
        visits = new int[mostNodes];
        shares = new double[mostNodes * seats];
        move = new int[mostEdges];
        child = new int[mostEdges];
        tries = new int[mostEdges];
        prior = new float[mostEdges];
        asFirst = new long[mostEdges];
        slots = new int[Integer.highestOneBit(mostNodes) * 4];
        origin = new int[mostNodes];
    }

    int mostNodes() {
        return mostNodes;
    }

    /// Whether one more node with that many edges would not fit.
    boolean isFullFor(int moreEdges) {
        return nodes == mostNodes || edges + moreEdges > mostEdges;
    }

    /// Whether as much again as there is would fit.
    boolean isHalfEmpty() {
        return nodes <= mostNodes / 2 && edges <= mostEdges / 2;
    }

    void clear() {
        nodes = 1;
        edges = 0;
        Arrays.fill(slots, NONE);
    }

    /// The node of a position, or [#NONE].
    int find(long hash) {
        return slots[slot(hash)];
    }

    private int slot(long hash) {
        var mask = slots.length - 1;
        var slot = (int) (hash >>> 32) & mask;
        while (slots[slot] != NONE && key[slots[slot]] != hash) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    /// A new node without edges; the position must not have one yet.
    int add(long hash, int whoActs, int whoseTurn) {
        var node = nodes++;
        slots[slot(hash)] = node;
        key[node] = hash;
        actor[node] = (byte) whoActs;
        turn[node] = (byte) whoseTurn;
        proven[node] = Proof.OPEN;
        turnsLeft[node] = 0;
        pruned[node] = false;
        firstEdge[node] = 0;
        edgeCount[node] = 0;
        visits[node] = 0;
        Arrays.fill(shares, node * seats, (node + 1) * seats, 0);
        return node;
    }

    /// Gives a node its edges.
    void expand(int node, int[] moves, int count) {
        firstEdge[node] = edges;
        edgeCount[node] = count;
        for (var i = 0; i < count; i++) {
            var edge = edges++;
            move[edge] = moves[i];
            child[edge] = NONE;
            tries[edge] = 0;
            prior[edge] = 0;
            asFirst[edge] = 0;
        }
    }

    boolean isExpanded(int node) {
        return edgeCount[node] != 0;
    }

    int edge(int node, int wanted) {
        var end = firstEdge[node] + edgeCount[node];
        for (var edge = firstEdge[node]; edge < end; edge++) {
            if (move[edge] == wanted) {
                return edge;
            }
        }
        return -1;
    }

    void prove(int node, byte proof, int turns) {
        proven[node] = proof;
        turnsLeft[node] = (short) turns;
    }

    /// How often the turn passes before the game ends, once a move leads to what is proven.
    int turnsLeft(int node, int edge) {
        var next = child[edge];
        return turnsLeft[next] + (actor[next] != Position.NOBODY && turn[next] != turn[node] ? 1 : 0);
    }

    void visit(int node, double[] result) {
        visits[node]++;
        for (var i = 0; i < seats; i++) {
            shares[node * seats + i] += result[i];
        }
    }

    /// A seat's mean share of the win over all visits.
    double value(int node, int seat) {
        return shares[node * seats + seat - 1] / visits[node];
    }

    void values(int node, double[] into) {
        for (var seat = 1; seat <= seats; seat++) {
            into[seat - 1] = value(node, seat);
        }
    }

    /// Whether more is known about where an edge leads than came by this edge: another order of the same plies leads
    /// there, too.
    boolean isKnownFromElsewhere(int edge) {
        return tries[edge] < visits[child[edge]] && proven[child[edge]] == Proof.OPEN;
    }

    /// Becomes the part of another tree that hangs below a node; if `leastVisits` is not 0, without what was visited
    /// less often, and without what follows from what is proven.
    void setToPart(Tree from, int root, int leastVisits) {
        clear();
        copy(from, root);
        for (var node = 1; node < nodes; node++) {
            if (leastVisits == 0 || node == 1 || proven[node] == Proof.OPEN) {
                copyEdges(from, origin[node], node, leastVisits);
            }
        }
    }

    private int copy(Tree from, int old) {
        var node = add(from.key[old], from.actor[old], from.turn[old]);
        prove(node, from.proven[old], from.turnsLeft[old]);
        pruned[node] = from.pruned[old];
        visits[node] = from.visits[old];
        System.arraycopy(from.shares, old * seats, shares, node * seats, seats);
        origin[node] = old;
        return node;
    }

    private void copyEdges(Tree from, int old, int node, int leastVisits) {
        var count = from.edgeCount[old];
        var first = from.firstEdge[old];
        firstEdge[node] = edges;
        edgeCount[node] = count;
        for (var edge = first; edge < first + count; edge++, edges++) {
            move[edges] = from.move[edge];
            prior[edges] = from.prior[edge];
            asFirst[edges] = from.asFirst[edge];
            var oldChild = from.child[edge];
            var isKept =
                    oldChild != NONE && (from.visits[oldChild] >= leastVisits || from.proven[oldChild] != Proof.OPEN);
            child[edges] = isKept ? known(from, oldChild) : NONE;
            tries[edges] = isKept ? from.tries[edge] : 0;
        }
    }

    private int known(Tree from, int old) {
        var node = find(from.key[old]);
        return node != NONE ? node : copy(from, old);
    }
}
