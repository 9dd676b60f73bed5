package freehold.lab;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What A has taken of a match, by the seat that it had: a player may be much stronger on one of them.
public final class SeatShares {
    private final int[] games;
    private final double[] sums;

    public SeatShares(int seats) {
        games = new int[seats];
        sums = new double[seats];
    }

    public void add(PlayedGame game) {
        games[game.seatOfA() - 1]++;
        sums[game.seatOfA() - 1] += game.shareOfA();
    }

    /// A's share for each seat, seat 1 first; 0 where it has not played yet.
    public List<Double> shares() {
        return IntStream.range(0, games.length)
                .mapToObj(i -> games[i] == 0 ? 0 : sums[i] / games[i])
                .toList();
    }

    @Override
    public String toString() {
        return IntStream.range(0, games.length)
                .filter(i -> games[i] > 0)
                .mapToObj(i -> "as seat %d A takes %.1f %% of %d".formatted(i + 1, 100 * sums[i] / games[i], games[i]))
                .collect(Collectors.joining(", "));
    }
}
