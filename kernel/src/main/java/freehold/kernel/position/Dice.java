package freehold.kernel.position;

/// A small seeded generator (SplitMix64): the same on every platform, and the only randomness that rules and
/// search may use.
public final class Dice {
    private long state;

    public Dice(long seed) {
        state = seed;
    }

    public long next() {
        return Mix.of(state += 0x9E3779B97F4A7C15L);
    }

    /// Uniform in `0 … bound−1`. Its bias is below bound / 2³².
    public int below(int bound) {
        return (int) (((next() >>> 32) * bound) >>> 32);
    }

    /// One of the places of a list, each as likely as its share. The shares add up to 1.
    public int among(double[] shares) {
        var point = (next() >>> 11) * 0x1p-53;
        var place = 0;
        while (place < shares.length - 1 && (point -= shares[place]) >= 0) {
            place++;
        }
        return place;
    }

    /// Puts the first numbers of a list into a random order, each as likely as any other.
    public void shuffle(int[] list, int count) {
        for (var i = count - 1; i > 0; i--) {
            var j = below(i + 1);
            var number = list[i];
            list[i] = list[j];
            list[j] = number;
        }
    }
}
