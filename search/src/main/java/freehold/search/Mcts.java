package freehold.search;

import freehold.kernel.mind.Knowledge;
import freehold.kernel.mind.Trail;
import freehold.kernel.mind.Tuning;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.Arrays;

/// Monte Carlo tree search on one thread: chance as nodes of its own, each seat after its own share of the win, proven
/// wins carried up, statistics shared between positions that were reached in different orders.
final class Mcts {
    /// No game has longer lines within one tree.
    private static final int DEEPEST = 2048;
    /// Before its first try a move is thought to be worth this much.
    private static final double FIRST_TRY = 1e3;

    /// Where nobody decides which move comes first.
    private static final int ANY = -1;

    /// Where a tree starts; it doubles as it fills.
    private static final int FEWEST_NODES = 1 << 13;

    /// Curiosity about a node's moves grows with its visits. StrictMath gives the same result on every platform.
    private static final LookupTable CURIOSITY = new LookupTable(visits -> Math.sqrt(StrictMath.log(visits + 1.0)));

    /// The upper confidence bound narrows with the root of the tries.
    private static final LookupTable CURIOSITY_LEFT = new LookupTable(tries -> 1 / Math.sqrt(tries));

    private final Knowledge knowledge;
    private final Tuning tuning;
    private final LookupTable amafLeft;
    private final LookupTable biasLeft;
    private final int mostNodes;
    private final boolean usesAmaf;
    private final boolean usesPriors;
    private final Dice dice;
    private Tree tree;
    private Tree spare;

    private final Position position;
    private final Trail trail;
    private final double[] result;
    private final int[] moves = new int[Position.MOST_MOVES];
    private final float[] priors = new float[Position.MOST_MOVES];
    private final int[] nodeAt = new int[DEEPEST];
    private final int[] edgeAt = new int[DEEPEST];

    private int root = Tree.NONE;

    /// Whether [#result] is what was known about the last node already.
    private boolean isBorrowed;

    /// Which of the root's moves comes first, or [#ANY].
    private int firstMove = ANY;

    Mcts(Position model, Knowledge knowledge, long seed, int mostNodes) {
        this.knowledge = knowledge;
        this.tuning = knowledge.tuning();
        this.usesAmaf = tuning.amaf() > 0 && model.moveBound() <= Long.SIZE;
        this.usesPriors = tuning.prior() > 0;
        this.amafLeft = new LookupTable(tries -> Math.sqrt(tuning.amaf() / (3.0 * tries + tuning.amaf())));
        this.biasLeft = new LookupTable(tries -> tuning.prior() / (tries + 1));
        this.dice = new Dice(seed);
        this.mostNodes = mostNodes;
        tree = new Tree(model.seats(), Math.min(FEWEST_NODES, mostNodes));
        spare = new Tree(model.seats(), tree.mostNodes());
        position = model.copy();
        trail = new Trail(model.seats());
        result = new double[model.seats()];
    }

    Tree tree() {
        return tree;
    }

    int root() {
        return root;
    }

    /// Starts from a position; what is known about it from before is kept.
    void startFrom(Position start) {
        position.set(start);
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
            spare = new Tree(result.length, tree.mostNodes());
        }
        spare.setToPart(tree, node, leastVisits);
        var old = tree;
        tree = spare;
        spare = old;
        root = 1;
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

    /// One simulated game that starts with a certain one of the root's moves, by its place among them.
    void iterate(Position start, int move) {
        firstMove = move;
        iterate(start);
        firstMove = ANY;
    }

    /// One simulated game.
    void iterate(Position start) {
        makeRoom();
        position.set(start);
        trail.clear();
        var depth = descend();
        backUp(depth);
    }

    /// Doubles a full tree; one that may not grow any more forgets what was hardly visited, until half of it is free:
    /// with less, it would be full again after a few simulated games.
    private void makeRoom() {
        if (!tree.isFullFor(Position.MOST_MOVES)) {
            return;
        }
        if (tree.mostNodes() < mostNodes) {
            spare = new Tree(result.length, 2 * tree.mostNodes());
            reroot(root, 0);
            return;
        }
        for (var leastVisits = 4; !tree.isHalfEmpty(); leastVisits *= 2) {
            reroot(root, leastVisits);
        }
    }

    /// Walks down to a node that is new, proven or over, writes its [#result], and returns how deep it lies.
    private int descend() {
        var node = root;
        for (var depth = 0; ; depth++) {
            nodeAt[depth] = node;
            if (depth > 0) {
                lookClosely(node);
            }
            if (tree.proven[node] != Proof.OPEN) {
                resultOfProven(node);
                return depth;
            }
            if (!tree.isExpanded(node) && (isNew(node, depth) || !expand(node) || isJudgedAtOnce(node))) {
                knowledge.playout(position, dice, trail, result);
                return depth;
            }
            var edge = next(node, depth);
            edgeAt[depth] = edge;
            position.playLegal(tree.move[edge]);
            node = child(edge);
            // A net's judgement takes long, so what is known from elsewhere is taken over instead
            if (tuning.isGuided() && tree.isKnownFromElsewhere(edge)) {
                nodeAt[depth + 1] = node;
                tree.values(node, result);
                isBorrowed = true;
                return depth + 1;
            }
        }
    }

    private boolean isNew(int node, int depth) {
        return depth > 0 && tree.visits[node] < tuning.expandAfter() && !isJudgedAtOnce(node);
    }

    /// Whether one look at the node gives both its priors and its value, so that it has its moves from the start.
    private boolean isJudgedAtOnce(int node) {
        return tuning.isGuided() && tree.actor[node] != Position.CHANCE;
    }

    private int next(int node, int depth) {
        if (tree.actor[node] == Position.CHANCE) {
            return drawn(node);
        }
        if (depth == 0 && firstMove != ANY) {
            return tree.firstEdge[node] + firstMove;
        }
        return tuning.isGuided() ? Puct.select(tree, node, tuning) : select(node);
    }

    /// Asks the game who is certain to win, just before the node is expanded: most nodes never come that far.
    private void lookClosely(int node) {
        if (tree.visits[node] == tuning.expandAfter() - 1 && tree.proven[node] == Proof.OPEN) {
            var winner = knowledge.certainWinner(position);
            if (winner != 0) {
                tree.prove(node, Proof.wonBy(winner), winner == tree.actor[node] ? 0 : 1);
            }
        }
    }

    private int child(int edge) {
        if (tree.child[edge] == Tree.NONE) {
            var hash = position.hash();
            var known = tree.find(hash);
            tree.child[edge] = known != Tree.NONE ? known : newNode(hash);
        }
        return tree.child[edge];
    }

    private int newNode(long hash) {
        var node = tree.add(hash, position.actor(), position.turn());
        if (position.isOver()) {
            position.shares(result);
            tree.proven[node] = Proof.ofShares(result);
        }
        return node;
    }

    private void resultOfProven(int node) {
        if (Proof.isWinner(tree.proven[node])) {
            Arrays.fill(result, 0);
            result[tree.proven[node] - 1] = 1;
        } else if (result.length == 2) {
            Arrays.fill(result, 0.5);
        } else {
            // Among more than two, a shared win is proven only where the game is over.
            position.shares(result);
        }
    }

    /// Lists the moves of a node; false if there is no room for them.
    private boolean expand(int node) {
        var count = position.moves(moves);
        if (tree.actor[node] != Position.CHANCE) {
            var kept = knowledge.prune(position, moves, count);
            tree.pruned[node] = kept < count && !knowledge.prunesSafely();
            count = kept;
            // Among equals the first is taken, which must not be a matter of how a game lists its moves.
            dice.shuffle(moves, count);
        }
        if (tree.isFullFor(count)) {
            return false;
        }
        tree.expand(node, moves, count);
        if (usesPriors && tree.actor[node] != Position.CHANCE && knowledge.priors(position, moves, count, priors)) {
            System.arraycopy(priors, 0, tree.prior, tree.firstEdge[node], count);
        }
        return true;
    }

    private int drawn(int node) {
        return tree.edge(node, position.pick(dice, moves));
    }

    private int select(int node) {
        var actor = tree.actor[node];
        var first = tree.firstEdge[node];
        var end = first + tree.edgeCount[node];
        var curiosity = tuning.exploration() * CURIOSITY.at(tree.visits[node]);
        var best = -1;
        var bestValue = Double.NEGATIVE_INFINITY;
        for (var edge = first; edge < end; edge++) {
            var value = worth(edge, actor, curiosity);
            if (value > bestValue) {
                bestValue = value;
                best = edge;
            }
        }
        return best;
    }

    private double worth(int edge, int actor, double curiosity) {
        var child = tree.child[edge];
        var tries = tree.tries[edge];
        if (child != Tree.NONE && Proof.isWinner(tree.proven[child])) {
            return tree.proven[child] == actor ? Double.MAX_VALUE : -FIRST_TRY + tries * -1e-9;
        }
        var bias = usesPriors ? tree.prior[edge] * biasLeft.at(tries) : 0;
        if (tries == 0 || tree.visits[child] == 0) {
            return bias + worthBeforeFirstTry(edge, curiosity);
        }
        var value = tree.value(child, actor);
        var asFirst = tree.asFirst[edge];
        if (asFirst != 0) {
            value += amafLeft.at(tries) * (AsFirst.share(asFirst) - value);
        }
        return value + curiosity * CURIOSITY_LEFT.at(tries) + bias;
    }

    private double worthBeforeFirstTry(int edge, double curiosity) {
        var asFirst = tree.asFirst[edge];
        if (asFirst == 0) {
            return usesAmaf ? 1 : FIRST_TRY;
        }
        return AsFirst.share(asFirst) + curiosity;
    }

    private void backUp(int depth) {
        if (!isBorrowed) {
            tree.visit(nodeAt[depth], result);
        }
        isBorrowed = false;
        for (var i = depth - 1; i >= 0; i--) {
            var node = nodeAt[i];
            var edge = edgeAt[i];
            var actor = tree.actor[node];
            tree.tries[edge]++;
            tree.visit(node, result);
            if (actor != Position.CHANCE && usesAmaf) {
                trail.add(actor, tree.move[edge]);
                if (tree.visits[node] < AsFirst.MOST) {
                    countAsFirst(node, actor);
                }
            }
            if (tree.proven[tree.child[edge]] != Proof.OPEN) {
                prove(node, actor, edge);
            }
        }
    }

    private void countAsFirst(int node, int actor) {
        var played = trail.of(actor);
        var once = AsFirst.once(result[actor - 1]);
        var asFirst = tree.asFirst;
        var move = tree.move;
        var end = tree.firstEdge[node] + tree.edgeCount[node];
        for (var edge = tree.firstEdge[node]; edge < end; edge++) {
            // Without a branch, so that several edges are counted at a time.
            asFirst[edge] += (played >>> move[edge] & 1) * once;
        }
    }

    /// A won child proves a node; else it takes all children, and nothing left out.
    private void prove(int node, int actor, int byEdge) {
        var common = tree.proven[tree.child[byEdge]];
        if (common == actor && actor != Position.CHANCE) {
            tree.prove(node, common, tree.turnsLeft(node, byEdge));
            return;
        }
        if (tree.pruned[node]) {
            return;
        }
        var turns = 0;
        var end = tree.firstEdge[node] + tree.edgeCount[node];
        for (var edge = tree.firstEdge[node]; edge < end; edge++) {
            var proven = tree.child[edge] == Tree.NONE ? Proof.OPEN : tree.proven[tree.child[edge]];
            if (proven == Proof.OPEN) {
                return;
            }
            common = proven == common ? common : best(common, proven, actor);
            if (common == Proof.OPEN) {
                return;
            }
            turns = Math.max(turns, tree.turnsLeft(node, edge));
        }
        if (Proof.isWinner(common) || result.length == 2) {
            tree.prove(node, common, turns);
        }
    }

    /// Of two different proven results; only where two seats play can one be preferred without asking who
    /// gains from it.
    private byte best(byte one, byte other, int actor) {
        return result.length == 2 && actor != Position.CHANCE && (one == Proof.SHARED || other == Proof.SHARED)
                ? Proof.SHARED
                : Proof.OPEN;
    }
}
