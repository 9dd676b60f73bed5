package freehold.search;

import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/// The statistics of the moves at the root, summed over several trees.
final class Tally {
    private final Position position;
    private final int actor;
    private final int seats;
    private final List<Entry> entries;
    private final Outcome outcome = new Outcome();
    private long nodes;

    /// @param order decides which of several equal moves comes first
    Tally(Position position, Dice order) {
        this.position = position;
        actor = position.actor();
        seats = position.seats();
        var moves = position.legalMoves();
        order.shuffle(moves, moves.length);
        entries = IntStream.of(moves).mapToObj(Entry::new).toList();
    }

    /// What is proven, by all guesses at the secrets: only what holds in each of them.
    private static final class Outcome {
        private byte proven = Proof.OPEN;
        private byte provenHere = Proof.OPEN;
        private int guesses;

        void add(byte proof) {
            provenHere = proof == Proof.OPEN ? provenHere : proof;
        }

        void endGuess() {
            proven = guesses == 0 || proven == provenHere ? provenHere : Proof.OPEN;
            provenHere = Proof.OPEN;
            guesses++;
        }
    }

    /// What is known about one move.
    private final class Entry {
        final int move;
        final Outcome outcome = new Outcome();
        /// Whether some tree looks at the move, or all leave it out.
        boolean isListed;
        long tries;
        final double[] sums = new double[seats];
        int turnsLeft = Integer.MAX_VALUE;
        /// How many plies a win before anybody else acts takes.
        int pliesLeft = Integer.MAX_VALUE;
        float firstSight;
        List<String> line;

        Entry(int move) {
            this.move = move;
            line = List.of(position.token(move));
        }

        void add(Tree tree, int root) {
            var edge = tree.edge(root, move);
            isListed |= edge >= 0;
            if (edge >= 0 && tree.child[edge] != Tree.NONE) {
                addChild(tree, root, edge);
            } else if (Proof.isLossFor(tree.proven[root], actor)) {
                // Left out as no better than the others, which are lost.
                outcome.add(tree.proven[root]);
            }
        }

        private void addChild(Tree tree, int root, int edge) {
            var child = tree.child[edge];
            if (tree.tries[edge] >= tries) {
                line = new Lines(tree, position).from(edge);
            }
            tries += tree.tries[edge];
            if (tree.visits[child] > 0) {
                for (var seat = 1; seat <= seats; seat++) {
                    sums[seat - 1] += tree.value(child, seat) * tree.tries[edge];
                }
            }
            if (tree.proven[child] != Proof.OPEN) {
                outcome.add(tree.proven[child]);
                turnsLeft = Math.min(turnsLeft, tree.turnsLeft(root, edge));
            }
            firstSight = tree.prior[edge];
        }

        /// Among more than two, others may share the win.
        Verdict verdict() {
            var verdict = Proof.verdict(outcome.proven, actor);
            return verdict == Verdict.DRAW && value() == 0 ? Verdict.LOSS : verdict;
        }

        /// Each seat's share of the win: what is proven, or else the mean of the simulated games.
        double[] values() {
            if (Proof.isWinner(outcome.proven)) {
                return IntStream.rangeClosed(1, seats)
                        .mapToDouble(seat -> seat == outcome.proven ? 1 : 0)
                        .toArray();
            }
            return Arrays.stream(sums).map(sum -> tries == 0 ? 0 : sum / tries).toArray();
        }

        double value() {
            return values()[actor - 1];
        }

        Analysis.Candidate candidate(long total) {
            return new Analysis.Candidate(move, position.token(move), verdict(), value(), (double) tries / total, line);
        }
    }

    /// Ends what is said about one guess at the secrets.
    void endGuess() {
        entries.forEach(entry -> entry.outcome.endGuess());
        outcome.endGuess();
    }

    /// Adds what one tree says.
    void add(GrowingTree growing) {
        var tree = growing.tree();
        var root = growing.root();
        nodes += growing.games();
        outcome.add(tree.proven[root]);
        entries.forEach(entry -> entry.add(tree, root));
    }

    boolean isWon() {
        return outcome.proven == actor;
    }

    /// Adds a move that is proven to win, in the end.
    void addWin(int move) {
        var entry = entries.stream().filter(one -> one.move == move).findAny().orElseThrow();
        entry.isListed = true;
        entry.outcome.proven = Proof.wonBy(actor);
        outcome.proven = Proof.wonBy(actor);
    }

    /// Adds a win before anybody else acts.
    void addFinish(int[] moves) {
        var entry =
                entries.stream().filter(one -> one.move == moves[0]).findAny().orElseThrow();
        entry.isListed = true;
        entry.outcome.proven = Proof.wonBy(actor);
        entry.turnsLeft = 0;
        entry.pliesLeft = moves.length;
        entry.line = tokens(moves);
        outcome.proven = Proof.wonBy(actor);
    }

    private List<String> tokens(int[] moves) {
        var walker = position.copy();
        var tokens = new ArrayList<String>();
        for (var move : moves) {
            tokens.add(walker.token(move));
            walker.playLegal(move);
        }
        return List.copyOf(tokens);
    }

    /// In the order in which a player wants them.
    private enum Standing {
        WON,
        /// Open or drawn: what may still be saved.
        UNDECIDED,
        LOST,
        /// What the game leaves out as no better than the others.
        LEFT_OUT
    }

    /// 1. by standing; 2. the win that comes soonest, and the loss that comes last; 3. the win of fewest plies; 4. what
    /// the search trusts most.
    private static Comparator<Entry> bestFirst() {
        return Comparator.comparing(Tally::standing)
                .thenComparingInt(Tally::turnsWanted)
                .thenComparingInt(entry -> entry.pliesLeft)
                .thenComparing(Comparator.comparingDouble(Tally::trust).reversed());
    }

    private static Standing standing(Entry entry) {
        if (!entry.isListed) {
            return Standing.LEFT_OUT;
        }
        return switch (entry.verdict()) {
            case WIN -> Standing.WON;
            case OPEN, DRAW -> Standing.UNDECIDED;
            case LOSS -> Standing.LOST;
        };
    }

    /// The lower the better: few turns to a win, many to a loss.
    private static int turnsWanted(Entry entry) {
        return switch (entry.verdict()) {
            case WIN -> entry.turnsLeft;
            case LOSS -> -entry.turnsLeft;
            case OPEN, DRAW -> 0;
        };
    }

    /// Tries count most. Of moves that were hardly tried, such as losses known at once, what looks best: the other side
    /// may not see it.
    private static double trust(Entry entry) {
        return entry.tries + entry.firstSight + entry.value();
    }

    Analysis analysis() {
        var sorted = entries.stream().sorted(bestFirst()).toList();
        var total = Math.max(1, entries.stream().mapToLong(entry -> entry.tries).sum());
        return new Analysis(
                nodes,
                Proof.verdict(outcome.proven, actor),
                DoubleStream.of(sorted.getFirst().values()).boxed().collect(Collectors.toList()),
                sorted.stream().map(entry -> entry.candidate(total)).toList());
    }
}
