package freehold.games.hexploration.rules.land;

/// Some sets of areas, each as the bits of two words: areas are numbered below 128.
final class AreaSets {
    private final long[] words;

    AreaSets(int sets) {
        words = new long[2 * sets];
    }

    void add(int set, int area) {
        words[2 * set + (area >> 6)] |= 1L << area;
    }

    void addAll(int set, int others) {
        words[2 * set] |= words[2 * others];
        words[2 * set + 1] |= words[2 * others + 1];
    }

    void remove(int set, int area) {
        words[2 * set + (area >> 6)] &= ~(1L << area);
    }

    void clear(int set) {
        words[2 * set] = 0;
        words[2 * set + 1] = 0;
    }

    boolean has(int set, int area) {
        return (words[2 * set + (area >> 6)] >>> area & 1) != 0;
    }

    boolean isEmpty(int set) {
        return (words[2 * set] | words[2 * set + 1]) == 0;
    }

    /// The first area of a set that is not below a number, or [Land#NONE].
    int next(int set, int from) {
        if (from < Long.SIZE) {
            var low = words[2 * set] & (-1L << from);
            if (low != 0) {
                return Long.numberOfTrailingZeros(low);
            }
        }
        var high = words[2 * set + 1] & (-1L << Math.max(0, from - Long.SIZE));
        return high == 0 ? Land.NONE : Long.SIZE + Long.numberOfTrailingZeros(high);
    }

    /// Becomes equal to others, as far as the given number of sets goes.
    void set(AreaSets others, int sets) {
        System.arraycopy(others.words, 0, words, 0, 2 * sets);
    }
}
