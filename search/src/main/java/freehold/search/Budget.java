package freehold.search;

/// How long to think: until either limit is reached.
///
/// @param nanos of time
/// @param nodes simulated games
/// @param untilClear whether to stop earlier, as soon as the rest could not change which move is tried most
public record Budget(long nanos, long nodes, boolean untilClear) {
    private static final long UNLIMITED = Long.MAX_VALUE;

    public static Budget ofMillis(long millis) {
        return new Budget(millis * 1_000_000, UNLIMITED, false);
    }

    public static Budget ofNodes(long nodes) {
        return new Budget(UNLIMITED, nodes, false);
    }

    /// So many nodes, but no longer than that.
    public static Budget ofNodes(long nodes, long millis) {
        return new Budget(millis * 1_000_000, nodes, false);
    }

    public boolean isTimed() {
        return nanos != UNLIMITED;
    }

    public long millis() {
        return nanos / 1_000_000;
    }

    /// What one of several equal parts may take, of which `toCome` are still to come, when so much time was spent.
    Budget shareOf(int parts, int toCome, long spent) {
        var left = isTimed() ? Math.max(0, nanos - spent) / toCome : UNLIMITED;
        return new Budget(left, nodes == UNLIMITED ? UNLIMITED : Math.max(1, nodes / parts), untilClear);
    }

    /// So many of a number of equal parts.
    Budget part(int parts, int of) {
        return new Budget(
                isTimed() ? nanos / of * parts : UNLIMITED,
                nodes == UNLIMITED ? UNLIMITED : Math.max(1, nodes / of * parts),
                untilClear);
    }

    /// The same time for each of several threads, and its part of the nodes.
    Budget each(int threads) {
        return new Budget(nanos, nodes == UNLIMITED ? UNLIMITED : Math.max(1, nodes / threads), untilClear);
    }
}
