package freehold.lab.stats;

import java.util.NavigableMap;
import java.util.TreeMap;

/// How games end, and with what scores.
public final class Endings implements Statistic<Endings> {
    private final TreeMap<String, Long> ways = new TreeMap<>();
    private final TreeMap<Integer, Histogram> scores = new TreeMap<>();
    private final Histogram winning = new Histogram();
    private final Histogram margins = new Histogram();

    @Override
    public void add(Replay game) {
        ways.merge(game.end().ending().sentence(), 1L, Long::sum);
        var points = game.scores();
        var best = Long.MIN_VALUE;
        var second = Long.MIN_VALUE;
        for (var seat = 1; seat <= points.length; seat++) {
            var score = points[seat - 1];
            scores.computeIfAbsent(seat, _ -> new Histogram()).add(whole(score));
            second = Math.max(second, Math.min(best, score));
            best = Math.max(best, score);
        }
        winning.add(whole(best));
        margins.add(whole(best - second));
    }

    private static int whole(long thousandths) {
        return (int) Math.floorDiv(thousandths + 500, 1000L);
    }

    @Override
    public void merge(Endings other) {
        other.ways.forEach((way, count) -> ways.merge(way, count, Long::sum));
        other.scores.forEach((seat, points) ->
                scores.computeIfAbsent(seat, _ -> new Histogram()).merge(points));
        winning.merge(other.winning);
        margins.merge(other.margins);
    }

    /// Games by the sentence of their ending.
    public NavigableMap<String, Long> ways() {
        return ways;
    }

    /// Whole points by seat.
    public NavigableMap<Integer, Histogram> scores() {
        return scores;
    }

    /// The best score of each game.
    public Histogram winning() {
        return winning;
    }

    /// How far the best score was ahead of the next.
    public Histogram margins() {
        return margins;
    }
}
