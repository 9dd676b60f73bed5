package freehold.search;

import freehold.kernel.position.Position;

/// A tree, where it starts, and how it lives on: it keeps what it knows from ply to ply, doubles as it fills, and at
/// its limit forgets what was hardly visited.
///
/// Several threads may walk it. One at a time is [inside][#enter]; while a walk judges a position outside, the tree
/// stays where it is.
final class GrowingTree {
    private static final int FEWEST_NODES = 1 << 13;

    private final int mostNodes;
    private final Crew crew;
    private Tree tree;
    private Tree spare;
    private int root = Tree.NONE;

    /// Simulated games that were begun since the tree was last told where to start.
    private long games;

    /// Walks that have not come back yet.
    private int walks;

    GrowingTree(int seats, int mostNodes, Crew crew) {
        this.mostNodes = mostNodes;
        this.crew = crew;
        tree = new Tree(seats, Math.min(FEWEST_NODES, mostNodes));
        spare = new Tree(seats, tree.mostNodes());
    }

    Tree tree() {
        return tree;
    }

    int root() {
        return root;
    }

    long games() {
        return games;
    }

    /// Waits until no other thread is inside; nobody else is until this is closed.
    Crew.Entry enter() {
        return crew.enter();
    }

    /// Starts from a position; what is known about it from before is kept. Nobody may walk meanwhile.
    void startFrom(Position start) {
        games = 0;
        var known = tree.find(start.hash());
        if (known == Tree.NONE) {
            tree.clear();
            root = tree.add(start.hash(), start.actor(), start.turn());
        } else {
            reroot(known, 0);
            forgetProofWithoutMove();
        }
    }

    /// A game may know who wins here without knowing by which move; whoever is to move must still find it.
    private void forgetProofWithoutMove() {
        if (!tree.isExpanded(root)) {
            tree.proven[root] = Proof.OPEN;
        }
    }

    private void reroot(int node, int leastVisits) {
        if (spare.mostNodes() < tree.mostNodes()) {
            spare = new Tree(tree.seats, tree.mostNodes());
        }
        spare.setToPart(tree, node, leastVisits);
        var old = tree;
        tree = spare;
        spare = old;
        root = 1;
    }

    /// Counts one more simulated game, unless there were enough or the result is proven.
    boolean mayGoOn(long mostGames) {
        try (var _ = enter()) {
            if (games >= mostGames || isProven()) {
                return false;
            }
            games++;
            return true;
        }
    }

    /// Begins a walk down the tree; whoever walks is inside.
    Tree beginWalk() {
        makeRoom();
        walks++;
        return tree;
    }

    void endWalk() {
        walks--;
    }

    private void makeRoom() {
        while (isFull() && walks > 0) {
            crew.letOthersEnter();
        }
        if (isFull()) {
            growOrForget();
        }
    }

    private boolean isFull() {
        return tree.isFullFor(Position.MOST_MOVES);
    }

    /// Doubles a full tree; one that may not grow any more forgets what was hardly visited, until half of it is free:
    /// with less, it would be full again after a few simulated games.
    private void growOrForget() {
        if (tree.mostNodes() < mostNodes) {
            spare = new Tree(tree.seats, 2 * tree.mostNodes());
            reroot(root, 0);
            return;
        }
        for (var leastVisits = 4; !tree.isHalfEmpty(); leastVisits *= 2) {
            reroot(root, leastVisits);
        }
    }

    boolean isProven() {
        return tree.proven[root] != Proof.OPEN;
    }

    /// A seat's mean share of the win, of all simulated games.
    double rootValue(int seat) {
        return tree.visits[root] == 0 ? 0 : tree.value(root, seat);
    }

    /// By how many tries the most tried move at the root is ahead of the next; without bound if there is no other.
    int lead() {
        if (tree.edgeCount[root] == 1) {
            return Integer.MAX_VALUE;
        }
        var most = 0;
        var next = 0;
        var end = tree.firstEdge[root] + tree.edgeCount[root];
        for (var edge = tree.firstEdge[root]; edge < end; edge++) {
            var tries = tree.tries[edge];
            next = Math.max(next, Math.min(tries, most));
            most = Math.max(most, tries);
        }
        return most - next;
    }
}
