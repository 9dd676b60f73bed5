package freehold.games.hexploration;

import java.util.ArrayList;
import java.util.List;

/// What the areas bring: income at the end of a turn (H16), and money at the end of the game (H19).
final class Score {
    /// H19: a tile of the two largest areas.
    static final int PER_TILE = 3;

    /// H16, by the number of tiles; 9 and more bring what 9 do.
    private static final int[] INCOME = {0, 1, 1, 2, 3, 4, 5, 4, 4, 3};

    private final Position position;

    Score(Position position) {
        this.position = position;
    }

    /// What an area of that size brings at the end of its owner's turn.
    static int income(Land land, int area) {
        return incomeOf(land.size(area));
    }

    static int incomeOf(int size) {
        return INCOME[Math.min(size, INCOME.length - 1)];
    }

    /// H16 as a table: sizes in a row that bring the same are one line of it.
    static List<View.Payout> payouts() {
        var payouts = new ArrayList<View.Payout>();
        var from = 1;
        for (var size = 1; size < INCOME.length; size++) {
            if (size == INCOME.length - 1 || INCOME[size + 1] != INCOME[size]) {
                payouts.add(new View.Payout(from, size == INCOME.length - 1 ? 0 : size, INCOME[size]));
                from = size + 1;
            }
        }
        return payouts;
    }

    int income(int seat) {
        var markers = position.markers;
        var income = 0;
        for (var area = markers.controlled(seat, 0); area != Land.NONE; area = markers.controlled(seat, area + 1)) {
            income += income(position.land, area);
        }
        return income;
    }

    /// H19: what the seat's two largest areas are worth now.
    int land(int seat) {
        var markers = position.markers;
        var largest = 0;
        var second = 0;
        for (var area = markers.controlled(seat, 0); area != Land.NONE; area = markers.controlled(seat, area + 1)) {
            var size = position.land.size(area);
            second = Math.max(second, Math.min(largest, size));
            largest = Math.max(largest, size);
        }
        return PER_TILE * (largest + second);
    }

    int total(int seat) {
        return position.purses.money(seat) + land(seat);
    }

    /// The seats with most in total, as a set of bits.
    int leaderBits(int seats) {
        var most = Integer.MIN_VALUE;
        var leaders = 0;
        for (var seat = 1; seat <= seats; seat++) {
            var total = total(seat);
            leaders = total > most ? 0 : leaders;
            most = Math.max(most, total);
            leaders |= total == most ? 1 << (seat - 1) : 0;
        }
        return leaders;
    }
}
