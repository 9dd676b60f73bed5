package freehold.search;

import freehold.kernel.mind.Knowledge;
import freehold.kernel.mind.Trail;
import freehold.kernel.mind.Tuning;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.Arrays;

/// Monte Carlo tree search by one thread: chance as nodes of its own, each seat after its own share of the win, proven
/// wins carried up, statistics shared between positions that were reached in different orders.
///
/// Several threads may walk the same tree. A try of a move counts as soon as a walk takes it, so that others rather go
/// elsewhere, and the visits of positions when the walk comes back with its result.
final class Mcts {
    /// No game has longer lines within one tree.
    private static final int DEEPEST = 2048;
    /// Before its first try a move is thought to be worth this much.
    private static final double FIRST_TRY = 1e3;

    /// Where nobody decides which move comes first.
    private static final int ANY = -1;

    /// Curiosity about a node's moves grows with its visits. StrictMath gives the same result on every platform.
    private static final LookupTable CURIOSITY = new LookupTable(visits -> Math.sqrt(StrictMath.log(visits + 1.0)));

    /// The upper confidence bound narrows with the root of the tries.
    private static final LookupTable CURIOSITY_LEFT = new LookupTable(tries -> 1 / Math.sqrt(tries));

    private final Knowledge knowledge;
    private final Tuning tuning;
    private final LookupTable amafLeft;
    private final LookupTable biasLeft;
    private final boolean usesAmaf;
    private final boolean usesPriors;
    private final Dice dice;
    private final GrowingTree growing;
    /// What this walk goes through.
    private Tree tree;

    private final Position position;
    private final Trail trail;
    private final double[] result;
    private final Judgement judgement;
    private final int[] nodeAt = new int[DEEPEST];
    private final int[] edgeAt = new int[DEEPEST];

    /// How deep the last node of this walk lies.
    private int lastDepth;

    /// Whether [#result] is what was known about the last node already.
    private boolean isBorrowed;

    /// Whether [#result] is known without a judgement.
    private boolean isKnown;

    /// Whether the game is asked who is certain to win at the last node.
    private boolean isLookedAtClosely;

    /// Whether the last node gets its moves as it is judged.
    private boolean isToBeExpanded;

    /// Which of the root's moves comes first, or [#ANY].
    private int firstMove = ANY;

    /// With a tree of its own.
    Mcts(Position model, Knowledge knowledge, long seed, int mostNodes) {
        this(new GrowingTree(model.seats(), mostNodes, Crew.ALONE), model, knowledge, seed);
    }

    Mcts(GrowingTree growing, Position model, Knowledge knowledge, long seed) {
        this.growing = growing;
        this.knowledge = knowledge;
        this.tuning = knowledge.tuning();
        this.usesAmaf = tuning.amaf() > 0 && model.moveBound() <= Long.SIZE;
        this.usesPriors = tuning.prior() > 0;
        this.amafLeft = new LookupTable(tries -> Math.sqrt(tuning.amaf() / (3.0 * tries + tuning.amaf())));
        this.biasLeft = new LookupTable(tries -> tuning.prior() / (tries + 1));
        this.dice = new Dice(seed);
        this.judgement = new Judgement(knowledge, dice);
        tree = growing.tree();
        position = model.copy();
        trail = new Trail(model.seats());
        result = new double[model.seats()];
    }

    GrowingTree growing() {
        return growing;
    }

    Tree tree() {
        return growing.tree();
    }

    int root() {
        return growing.root();
    }

    void startFrom(Position start) {
        growing.startFrom(start);
    }

    boolean isProven() {
        return growing.isProven();
    }

    double rootValue(int seat) {
        return growing.rootValue(seat);
    }

    /// One simulated game that starts with a certain one of the root's moves, by its place among them.
    void iterate(Position start, int move) {
        firstMove = move;
        iterate(start);
        firstMove = ANY;
    }

    /// One simulated game. What takes longest, the judgement, is made while other threads may be at the tree.
    void iterate(Position start) {
        setOut(start);
        try {
            judge();
        } finally {
            // Even if that fails: others may wait for the end of this walk
            comeBack();
        }
    }

    /// The walk down, while no other thread is at the tree.
    void setOut(Position start) {
        try (var _ = growing.enter()) {
            tree = growing.beginWalk();
            var isDown = false;
            try {
                position.set(start);
                trail.clear();
                lastDepth = descend();
                isDown = true;
            } finally {
                // Else others would wait for the end of this walk
                if (!isDown) {
                    growing.endWalk();
                }
            }
        }
    }

    /// The walk up with the result, while no other thread is at the tree.
    void comeBack() {
        try (var _ = growing.enter()) {
            growing.endWalk();
            backUp(lastDepth);
        }
    }

    /// Walks down to a node that is new, proven or over, and returns how deep it lies.
    private int descend() {
        var node = growing.root();
        for (var depth = 0; ; depth++) {
            nodeAt[depth] = node;
            if (isLast(node, depth)) {
                arrive(node, depth);
                return depth;
            }
            var edge = next(node, depth);
            edgeAt[depth] = edge;
            position.playLegal(tree.move[edge]);
            node = child(edge);
            // A net's judgement takes long, so what is known from elsewhere is taken over instead
            var isKnownFromElsewhere = tuning.isGuided() && tree.isKnownFromElsewhere(edge);
            tree.tries[edge]++;
            if (isKnownFromElsewhere) {
                borrow(node, depth + 1);
                return depth + 1;
            }
        }
    }

    private boolean isLast(int node, int depth) {
        if (tree.proven[node] != Proof.OPEN) {
            return true;
        }
        return !tree.isExpanded(node) && (isNew(node, depth) || isJudgedAtOnce(node) || !expand(node));
    }

    private void borrow(int node, int depth) {
        nodeAt[depth] = node;
        tree.values(node, result);
        isBorrowed = true;
        isKnown = true;
    }

    /// Notes what is to be found out about the last node.
    private void arrive(int node, int depth) {
        isBorrowed = false;
        isKnown = tree.proven[node] != Proof.OPEN;
        if (isKnown) {
            resultOfProven(node);
        }
        // Just before the node is expanded: most nodes never come that far
        isLookedAtClosely = depth > 0 && tree.visits[node] == tuning.expandAfter() - 1;
        isToBeExpanded = isJudgedAtOnce(node) && !tree.isExpanded(node);
    }

    /// Finds the result and whatever else is to be found out about the last node, away from the tree.
    void judge() {
        judgement.forget();
        if (isKnown) {
            return;
        }
        var winner = isLookedAtClosely ? judgement.findWinner(position) : 0;
        if (winner != 0) {
            resultOfWin(winner);
            return;
        }
        if (isToBeExpanded) {
            judgement.listMoves(position);
        }
        knowledge.playout(position, dice, trail, result);
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
            resultOfWin(tree.proven[node]);
        } else if (result.length == 2) {
            Arrays.fill(result, 0.5);
        } else {
            // Among more than two, a shared win is proven only where the game is over.
            position.shares(result);
        }
    }

    private void resultOfWin(int seat) {
        Arrays.fill(result, 0);
        result[seat - 1] = 1;
    }

    private boolean expand(int node) {
        judgement.listMoves(position);
        return judgement.expand(tree, node);
    }

    private int drawn(int node) {
        return tree.edge(node, position.pick(dice, trail.scratch()));
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
            judgement.writeTo(tree, nodeAt[depth]);
            tree.visit(nodeAt[depth], result);
        }
        for (var i = depth - 1; i >= 0; i--) {
            var node = nodeAt[i];
            var edge = edgeAt[i];
            var actor = tree.actor[node];
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
