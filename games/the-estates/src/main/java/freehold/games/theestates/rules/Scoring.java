package freehold.games.theestates.rules;

import java.util.stream.IntStream;

/// What buildings and checks are worth (T22), and who wins by them (T23).
public final class Scoring {
    private Scoring() {}

    /// What a building counts for: with or against its owner, once or twice.
    public static int points(Position position, int lot) {
        var row = Lot.row(lot);
        var sign = position.streets().isComplete(row) ? 1 : -1;
        // T19
        var times = position.specials().mayor() == row ? 2 : 1;
        return sign * times * Building.value(position.streets().building(lot));
    }

    /// The owner of the certificate of a building's top floor.
    public static int owner(Position position, int lot) {
        var top = Building.top(position.streets().building(lot));
        return position.holdings().certificate(Cube.colour(top));
    }

    /// A seat's points from the buildings of this round, if it ended now.
    public static int fromBuildings(Position position, int seat) {
        var points = 0;
        for (var row = 0; row < Lot.ROWS; row++) {
            for (var number = 1; number <= position.streets().built(row); number++) {
                var lot = Lot.of(row, number);
                points += owner(position, lot) == seat ? points(position, lot) : 0;
            }
        }
        return points;
    }

    /// The same of all seats at once, by seat; at 0 what nobody owns.
    public static int[] fromBuildings(Position position) {
        var points = new int[position.seats() + 1];
        for (var row = 0; row < Lot.ROWS; row++) {
            for (var number = 1; number <= position.streets().built(row); number++) {
                var lot = Lot.of(row, number);
                points[owner(position, lot)] += points(position, lot);
            }
        }
        return points;
    }

    /// T24: a seat's points of all rounds, the present one as if it ended now.
    private static int total(Position position, int seat) {
        var holdings = position.holdings();
        return fromBuildings(position, seat) + holdings.stowed(seat) + holdings.earlier(seat);
    }

    static double[] scores(Position position) {
        return IntStream.rangeClosed(1, position.seats())
                .mapToDouble(seat -> total(position, seat))
                .toArray();
    }

    /// T23: most points, then most checks, then all who are still equal.
    static int winnerBits(Position position) {
        var best = 1;
        var winners = 1;
        for (var seat = 2; seat <= position.seats(); seat++) {
            var order = compare(position, seat, best);
            best = order > 0 ? seat : best;
            winners = order > 0 ? 0 : winners;
            winners |= order >= 0 ? 1 << (seat - 1) : 0;
        }
        return winners;
    }

    /// Positive if a seat is ahead of another, 0 if they share.
    private static int compare(Position position, int seat, int other) {
        var points = Integer.compare(total(position, seat), total(position, other));
        var holdings = position.holdings();
        return points != 0 ? points : Integer.compare(holdings.checks(seat), holdings.checks(other));
    }
}
