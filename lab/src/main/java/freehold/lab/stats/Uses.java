package freehold.lab.stats;

import java.io.Serializable;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// Which kinds of plies are played, which rules come into play by them, and whether those who win do more of it.
public final class Uses implements Statistic<Uses> {
    private static final int FEW_GAMES = 50;

    private final TreeMap<String, Use> uses = new TreeMap<>();
    private final TreeMap<String, Histogram> amounts = new TreeMap<>();
    private long games;

    /// One kind of ply, or one effect of it.
    public static final class Use implements Serializable {
        private long count;
        private long games;
        /// In each game the part that the winners did of it, in thousandths; shared wins count in proportion.
        private final Moments byWinners = new Moments();

        private void add(long times, long sixtiethsByWinners) {
            count += times;
            games++;
            byWinners.add(1000 * sixtiethsByWinners / (Share.WHOLE * times));
        }

        private void merge(Use other) {
            count += other.count;
            games += other.games;
            byWinners.merge(other.byWinners);
        }

        public long count() {
            return count;
        }

        /// In how many games it came up.
        public long games() {
            return games;
        }

        /// What the winners did of it; the fair share if it has nothing to do with winning. Where few games happen to
        /// agree, or winners do all or nothing of it, the normal interval would be too narrow.
        public Interval byWinners() {
            var normal = byWinners.interval(1000);
            var isNormal = games >= FEW_GAMES && normal.mean() > 0 && normal.mean() < 1;
            return isNormal ? normal : Interval.wilson(normal.mean() * games, (double) games);
        }
    }

    @Override
    public void add(Replay game) {
        games++;
        var times = new TreeMap<String, long[]>();
        for (var step : game.bySeats()) {
            var note = step.note();
            var taken = game.taken(step.actor());
            count(times, note.kind(), taken);
            note.effects().forEach(effect -> count(times, note.kind() + ": " + effect, taken));
            note.amount().ifPresent(amount -> {
                var what = note.kind() + note.piece().map(piece -> " " + piece).orElse("");
                amounts.computeIfAbsent(what, _ -> new Histogram()).add(amount);
            });
        }
        times.forEach(
                (what, counted) -> uses.computeIfAbsent(what, _ -> new Use()).add(counted[0], counted[1]));
    }

    private static void count(Map<String, long[]> times, String what, int taken) {
        var counted = times.computeIfAbsent(what, _ -> new long[2]);
        counted[0]++;
        counted[1] += taken;
    }

    @Override
    public void merge(Uses other) {
        games += other.games;
        other.uses.forEach(
                (what, use) -> uses.computeIfAbsent(what, _ -> new Use()).merge(use));
        other.amounts.forEach((what, amount) ->
                amounts.computeIfAbsent(what, _ -> new Histogram()).merge(amount));
    }

    public long games() {
        return games;
    }

    /// By kind, `place`, and by effect, `place: removes`.
    public NavigableMap<String, Use> uses() {
        return uses;
    }

    /// What plies of a kind, with a piece, cost or are about.
    public NavigableMap<String, Histogram> amounts() {
        return amounts;
    }
}
