package freehold.search;

/// How often a move was played anywhere in a line and what share of the win it brought, in one word: both are added
/// to at once.
final class AsFirst {
    private static final int WIN_BITS = 40;
    /// Shares are counted in so many parts of a win.
    private static final int PARTS = 1 << 16;

    /// So many lines fit the word; after that many, what they say has long faded.
    static final int MOST = 1 << 23;

    private AsFirst() {}

    /// What one line adds.
    static long once(double share) {
        return (1L << WIN_BITS) + (long) (share * PARTS);
    }

    /// The mean share, where it was played at all.
    static float share(long asFirst) {
        return (float) (asFirst & (1L << WIN_BITS) - 1) / ((asFirst >>> WIN_BITS) * (float) PARTS);
    }
}
