package freehold.lab.stats;

import java.util.List;

/// How the lead goes to and fro, by what the agents thought of the positions. Only games with one winner that were
/// thought about count.
public final class Drama implements Statistic<Drama> {
    /// Who is ahead by less, in thousandths of the win, does not lead.
    public static final int CLEAR = 50;

    private final Histogram leadChanges = new Histogram();
    private final Histogram decidedAt = new Histogram();
    private final Histogram deepest = new Histogram();

    @Override
    public void add(Replay game) {
        var thoughts = game.bySeats().stream()
                .map(Replay.Step::values)
                .filter(values -> !values.isEmpty())
                .toList();
        if (game.winner() == 0 || thoughts.isEmpty()) {
            return;
        }
        leadChanges.add(changes(thoughts));
        decidedAt.add(100 * decided(thoughts, game.winner()) / thoughts.size());
        deepest.add(thoughts.stream()
                .mapToInt(values -> values.get(game.winner() - 1))
                .min()
                .orElseThrow());
    }

    private static int changes(List<List<Integer>> thoughts) {
        var changes = 0;
        var leader = 0;
        for (var values : thoughts) {
            var now = leader(values);
            if (now != 0) {
                changes += leader != 0 && now != leader ? 1 : 0;
                leader = now;
            }
        }
        return changes;
    }

    /// The seat that is clearly ahead, or 0.
    static int leader(List<Integer> values) {
        var best = 0;
        var second = Integer.MIN_VALUE;
        for (var i = 1; i < values.size(); i++) {
            if (values.get(i) > values.get(best)) {
                second = values.get(best);
                best = i;
            } else {
                second = Math.max(second, values.get(i));
            }
        }
        return values.get(best) - second >= CLEAR ? best + 1 : 0;
    }

    /// From which thought on the winner was clearly ahead for good.
    private static int decided(List<List<Integer>> thoughts, int winner) {
        var from = thoughts.size();
        while (from > 0 && leader(thoughts.get(from - 1)) == winner) {
            from--;
        }
        return from;
    }

    @Override
    public void merge(Drama other) {
        leadChanges.merge(other.leadChanges);
        decidedAt.merge(other.decidedAt);
        deepest.merge(other.deepest);
    }

    public Histogram leadChanges() {
        return leadChanges;
    }

    /// After how much of the game, in percent, the winner led for good.
    public Histogram decidedAt() {
        return decidedAt;
    }

    /// The lowest expectation, in thousandths, that the later winner had.
    public Histogram deepest() {
        return deepest;
    }
}
