package freehold.games.theestates;

import java.util.Arrays;
import java.util.stream.IntStream;

/// What buildings and checks are worth (T22), and who wins by them (T23).
final class Appraisal {
    private static final int MORE_THAN_ALL_CHECKS = 1000;

    private Appraisal() {}

    /// What a building counts for: with or against its owner, once or twice.
    static int points(Position position, int lot) {
        var row = Lot.row(lot);
        var sign = position.streets().isComplete(row) ? 1 : -1;
        // T19
        var times = position.specials().mayor() == row ? 2 : 1;
        return sign * times * Building.worth(position.streets().building(lot));
    }

    /// The owner of the certificate of a building's top floor.
    static int owner(Position position, int lot) {
        var top = Building.top(position.streets().building(lot));
        return position.holdings().certificate(Cube.colour(top));
    }

    /// Points by seat from the buildings of this round, if it ended now. Entry 0 is nobody's.
    static int[] fromBuildings(Position position) {
        var points = new int[position.seats() + 1];
        addBuildings(position, points);
        return points;
    }

    static void addBuildings(Position position, int[] points) {
        for (var row = 0; row < Lot.ROWS; row++) {
            for (var number = 1; number <= position.streets().built(row); number++) {
                var lot = Lot.of(row, number);
                points[owner(position, lot)] += points(position, lot);
            }
        }
    }

    /// T24: the points of all rounds, the present one as if it ended now.
    static double[] scores(Position position) {
        var scores = new double[position.seats()];
        var totals = totals(position);
        for (var seat = 1; seat <= scores.length; seat++) {
            scores[seat - 1] = totals[seat];
        }
        return scores;
    }

    private static int[] totals(Position position) {
        var holdings = position.holdings();
        var totals = fromBuildings(position);
        for (var seat = 1; seat < totals.length; seat++) {
            totals[seat] += holdings.stowed(seat) + holdings.earlierBuildings(seat) + holdings.earlierStowed(seat);
        }
        return totals;
    }

    /// T23: most points, then most checks, then all who are still equal.
    static int[] winners(Position position) {
        var ranks = totals(position);
        for (var seat = 1; seat < ranks.length; seat++) {
            ranks[seat] = ranks[seat] * MORE_THAN_ALL_CHECKS + checks(position.holdings(), seat);
        }
        var best = Arrays.stream(ranks, 1, ranks.length).max().orElseThrow();
        return IntStream.range(1, ranks.length)
                .filter(seat -> ranks[seat] == best)
                .toArray();
    }

    private static int checks(Holdings holdings, int seat) {
        return holdings.cash(seat) + holdings.stowed(seat);
    }
}
