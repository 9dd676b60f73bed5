package freehold.games.hexploration.rules;

import freehold.games.hexploration.rules.land.Land;

/// What the areas bring: income at the end of a turn (H16), and money at the end of the game (H19).
public final class Score {
    /// H19: a tile of the two largest areas.
    static final int PER_TILE = 3;

    /// H16, by the number of tiles; 9 and more bring what 9 do.
    private static final int[] INCOME = {0, 1, 1, 2, 3, 4, 5, 4, 4, 3};

    /// Larger areas bring no other income.
    public static final int LARGEST_INCOME_SIZE = INCOME.length - 1;

    private final Position position;

    Score(Position position) {
        this.position = position;
    }

    /// What an area of that size brings at the end of its owner's turn.
    public static int income(Land land, int area) {
        return incomeOf(land.size(area));
    }

    public static int incomeOf(int size) {
        return INCOME[Math.min(size, INCOME.length - 1)];
    }

    public int income(int seat) {
        var markers = position.markers();
        var income = 0;
        for (var area = markers.controlled(seat, 0); area != Land.NONE; area = markers.controlled(seat, area + 1)) {
            income += income(position.land(), area);
        }
        return income;
    }

    /// H19: what the seat's two largest areas are worth now.
    public int land(int seat) {
        var markers = position.markers();
        var largest = 0;
        var second = 0;
        for (var area = markers.controlled(seat, 0); area != Land.NONE; area = markers.controlled(seat, area + 1)) {
            var size = position.land().size(area);
            second = Math.max(second, Math.min(largest, size));
            largest = Math.max(largest, size);
        }
        return PER_TILE * (largest + second);
    }

    public int total(int seat) {
        return position.purses().money(seat) + land(seat);
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
