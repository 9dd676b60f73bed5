package freehold.search;

/// How long to think: until either limit is reached.
///
/// @param nanos of time
/// @param nodes simulated games
public record Budget(long nanos, long nodes) {
    private static final long UNLIMITED = Long.MAX_VALUE;

    public static Budget ofMillis(long millis) {
        return new Budget(millis * 1_000_000, UNLIMITED);
    }

    public static Budget ofNodes(long nodes) {
        return new Budget(UNLIMITED, nodes);
    }

    public boolean isTimed() {
        return nanos != UNLIMITED;
    }

    public long millis() {
        return nanos / 1_000_000;
    }
}
