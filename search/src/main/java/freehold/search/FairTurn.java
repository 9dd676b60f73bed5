package freehold.search;

import freehold.kernel.mind.EvenMove;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A turn that the next seat may take over. Whatever is better than even will be taken over, so the best is what search
/// thinks most even. A tree of few nodes sees hardly more than the first reply, so whole turns are compared, each by a
/// search of its own.
///
/// Random turns are looked at for a while, the less even half of them is dropped, and so on until one is
/// left (sequential halving).
final class FairTurn {
    private static final int MOST = 64;
    /// With fewer simulated games, a first look at a turn says nothing.
    private static final int FEWEST_NODES = 16;

    private static final int SAMPLES_EACH = 4;

    private final Mcts mcts;
    private final Knowledge knowledge;
    private final Dice dice;
    private final Clock clock;
    private final int[] moves = new int[Position.MOST_MOVES];

    FairTurn(Mcts mcts, Knowledge knowledge, Dice dice, Clock clock) {
        this.mcts = mcts;
        this.knowledge = knowledge;
        this.dice = dice;
        this.clock = clock;
    }

    private static final class Turn {
        final List<Integer> moves = new ArrayList<>();
        final List<String> tokens = new ArrayList<>();
        /// As it stands once the turn is taken over.
        final Position after;

        double evenness;
        int rounds;
        long nodes;

        Turn(Position start) {
            after = start.copy();
        }

        void play(int move) {
            moves.add(move);
            tokens.add(after.token(move));
            after.playLegal(move);
        }
    }

    Analysis find(Position position, Budget budget, Watch watch) {
        return knowledge
                .evenMove(position, dice)
                .map(even -> known(position, even))
                .orElseGet(() -> compare(position, budget, watch));
    }

    private static Analysis known(Position position, EvenMove even) {
        var token = position.token(even.move());
        var best = new Analysis.Candidate(even.move(), token, Verdict.OPEN, even.evenness(), 1, List.of(token));
        return new Analysis(1, Verdict.OPEN, values(position, even.evenness()), withOthers(position, List.of(best)));
    }

    private Analysis compare(Position position, Budget budget, Watch watch) {
        var turns = sample(position, howMany(budget));
        var rounds = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(turns.size() - 1));
        var begin = clock.now();
        var left = turns;
        for (var round = 0; round < rounds; round++) {
            look(left, budget.shareOf(rounds, rounds - round, clock.now() - begin), watch);
            left = left.stream()
                    .sorted(Comparator.comparingDouble(turn -> -turn.evenness))
                    .limit((left.size() + 1) / 2)
                    .toList();
        }
        return analysis(position, turns);
    }

    private static int howMany(Budget budget) {
        var count = MOST;
        for (var rounds = 6; rounds > 1 && budget.nodes() / rounds / count < FEWEST_NODES; rounds--) {
            count /= 2;
        }
        return count;
    }

    /// Random turns, no two of them symmetric to each other.
    private List<Turn> sample(Position position, int count) {
        var turns = new LinkedHashMap<Long, Turn>();
        for (var i = 0; i < SAMPLES_EACH * count && turns.size() < count; i++) {
            var turn = new Turn(position);
            while (turn.after.canBeTakenOver()) {
                turn.play(any(turn.after));
            }
            if (!turn.after.isOver()) {
                takeOver(turn.after);
                turns.putIfAbsent(turn.after.symmetricHash(), turn);
            }
        }
        return List.copyOf(turns.values());
    }

    private int any(Position position) {
        return moves[dice.below(knowledge.prune(position, moves, position.moves(moves)))];
    }

    private static void takeOver(Position position) {
        position.playLegal(IntStream.of(position.legalMoves())
                .filter(position::isSwap)
                .findAny()
                .orElseThrow());
    }

    private void look(List<Turn> turns, Budget budget, Watch watch) {
        var begin = clock.now();
        for (var i = 0; i < turns.size(); i++) {
            var share = budget.shareOf(turns.size(), turns.size() - i, clock.now() - begin);
            look(turns.get(i), share, watch);
        }
    }

    /// Whoever made the turn now moves on the other side: what that is worth, the turn is not.
    private void look(Turn turn, Budget budget, Watch watch) {
        var search = new Search(mcts, turn.after, budget, clock, watch.withoutReports(), 0);
        mcts.startFrom(turn.after);
        search.run();
        var other = mcts.rootValue(turn.after.actor());
        turn.evenness = Math.min(other, 1 - other);
        turn.rounds++;
        turn.nodes += search.simulated();
    }

    private static Analysis analysis(Position position, List<Turn> turns) {
        var total = Math.max(1, turns.stream().mapToLong(turn -> turn.nodes).sum());
        var sorted = turns.stream()
                .sorted(Comparator.comparingInt((Turn turn) -> -turn.rounds)
                        .thenComparingDouble(turn -> -turn.evenness))
                .toList();
        var byFirstMove = new LinkedHashMap<Integer, Analysis.Candidate>();
        sorted.forEach(turn -> byFirstMove.putIfAbsent(turn.moves.getFirst(), candidate(turn, total)));
        return new Analysis(
                total,
                Verdict.OPEN,
                values(position, sorted.getFirst().evenness),
                withOthers(position, byFirstMove.values()));
    }

    /// With the moves of which nothing is known, at the end.
    private static List<Analysis.Candidate> withOthers(Position position, Collection<Analysis.Candidate> looked) {
        var seen = looked.stream().map(Analysis.Candidate::move).collect(Collectors.toSet());
        var others = IntStream.of(position.legalMoves())
                .filter(move -> !seen.contains(move))
                .mapToObj(move -> Analysis.Candidate.unseen(move, position.token(move)));
        return Stream.concat(looked.stream(), others).toList();
    }

    private static Analysis.Candidate candidate(Turn turn, long total) {
        return new Analysis.Candidate(
                turn.moves.getFirst(),
                turn.tokens.getFirst(),
                Verdict.OPEN,
                turn.evenness,
                (double) turn.nodes / total,
                List.copyOf(turn.tokens));
    }

    private static List<Double> values(Position position, double evenness) {
        return IntStream.rangeClosed(1, position.seats())
                .mapToObj(seat -> seat == position.actor() ? evenness : 1 - evenness)
                .toList();
    }
}
