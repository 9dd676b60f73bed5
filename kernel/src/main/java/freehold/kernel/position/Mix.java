package freehold.kernel.position;

/// Scrambles words for hashes and dice (the finalizer of SplitMix64).
public final class Mix {
    private Mix() {}

    public static long of(long word) {
        var z = word;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /// Adds one more word to a hash; the order matters.
    public static long of(long hash, long word) {
        return of(hash * 0x9E3779B97F4A7C15L + word);
    }
}
