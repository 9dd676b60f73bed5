package freehold.kernel;

/// How many can play.
public record SeatRange(int min, int max) {
    public boolean contains(int seats) {
        return min <= seats && seats <= max;
    }

    @Override
    public String toString() {
        return min == max ? "" + min : min + "–" + max;
    }
}
