package freehold.kernel;

/// How many can play, and how many usually do.
public record SeatRange(int min, int usual, int max) {
    /// For games that one number of players plays.
    public static SeatRange exactly(int seats) {
        return new SeatRange(seats, seats, seats);
    }

    public boolean contains(int seats) {
        return min <= seats && seats <= max;
    }

    @Override
    public String toString() {
        return min == max ? "" + min : min + "–" + max;
    }
}
