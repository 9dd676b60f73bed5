package freehold.lab.stats;

import freehold.kernel.position.Dice;
import java.util.Arrays;
import java.util.List;

/// How far all seats together are from equal: the part of the wins that some seats take beyond an equal share.
public final class Imbalance {
    private static final int SAMPLES = 2_000;
    /// The same games give the same interval.
    private static final long SEED = 1;

    private Imbalance() {}

    /// Seat 1 first.
    public static double of(List<Share> bySeat) {
        return beyondEqual(means(bySeat));
    }

    private static double[] means(List<Share> bySeat) {
        return bySeat.stream().mapToDouble(share -> share.interval().mean()).toArray();
    }

    private static double beyondEqual(double[] shares) {
        return Arrays.stream(shares)
                .map(share -> Math.max(0, share - 1.0 / shares.length))
                .sum();
    }

    /// One less the other, with 95 % confidence, by the bootstrap: what other games of the same players might have
    /// shown. Distances from equal are never below zero, so no interval of the shares themselves would tell.
    public static Interval difference(List<Share> one, List<Share> other) {
        var dice = new Dice(SEED);
        var drawn = new double[SAMPLES];
        for (var i = 0; i < SAMPLES; i++) {
            drawn[i] = drawn(one, dice) - drawn(other, dice);
        }
        Arrays.sort(drawn);
        return new Interval(of(one) - of(other), drawn[SAMPLES / 40], drawn[SAMPLES - 1 - SAMPLES / 40]);
    }

    /// As many games once more, each won by a seat with its share as the chance.
    private static double drawn(List<Share> bySeat, Dice dice) {
        var means = means(bySeat);
        var games = bySeat.getFirst().games();
        var wins = new double[means.length];
        for (var game = 0L; game < games; game++) {
            wins[dice.among(means)] += 1.0 / games;
        }
        return beyondEqual(wins);
    }
}
