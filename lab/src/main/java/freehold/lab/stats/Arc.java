package freehold.lab.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// What changes from the beginning of a game to its end, in twenty parts of equally many plies.
public final class Arc implements Statistic<Arc> {
    public static final int PARTS = 20;

    private final List<Moments> branching = parts();
    private final List<Moments> winnersValue = parts();
    private final List<Moments> leadersValue = parts();
    private final Moments allBranching = new Moments();
    private int mostMoves;

    private static List<Moments> parts() {
        return new ArrayList<>(Stream.generate(Moments::new).limit(PARTS).toList());
    }

    @Override
    public void add(Replay game) {
        var steps = game.bySeats();
        for (var i = 0; i < steps.size(); i++) {
            var step = steps.get(i);
            var part = i * PARTS / steps.size();
            branching.get(part).add(step.legal());
            allBranching.add(step.legal());
            mostMoves = Math.max(mostMoves, step.legal());
            if (!step.values().isEmpty()) {
                addValues(part, step.values(), game.winner());
            }
        }
    }

    private void addValues(int part, List<Integer> values, int winner) {
        leadersValue
                .get(part)
                .add(values.stream().mapToInt(Integer::intValue).max().orElseThrow());
        if (winner > 0) {
            winnersValue.get(part).add(values.get(winner - 1));
        }
    }

    @Override
    public void merge(Arc other) {
        for (var part = 0; part < PARTS; part++) {
            branching.get(part).merge(other.branching.get(part));
            winnersValue.get(part).merge(other.winnersValue.get(part));
            leadersValue.get(part).merge(other.leadersValue.get(part));
        }
        allBranching.merge(other.allBranching);
        mostMoves = Math.max(mostMoves, other.mostMoves);
    }

    /// Legal moves, by part of the game.
    public List<Moments> branching() {
        return branching;
    }

    public Moments allBranching() {
        return allBranching;
    }

    public int mostMoves() {
        return mostMoves;
    }

    /// What search expected for the seat that won in the end, in thousandths.
    public List<Moments> winnersValue() {
        return winnersValue;
    }

    /// What search expected for the seat that was ahead, in thousandths.
    public List<Moments> leadersValue() {
        return leadersValue;
    }
}
