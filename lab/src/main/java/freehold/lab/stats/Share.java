package freehold.lab.stats;

import java.io.Serializable;

/// How much of the win somebody took, over many games. A win can be shared by up to five, so it is counted in
/// sixtieths, which are whole numbers for all of them.
public final class Share implements Serializable {
    static final int WHOLE = 60;

    private long games;
    private long sixtieths;

    void add(int taken) {
        games++;
        sixtieths += taken;
    }

    void merge(Share other) {
        games += other.games;
        sixtieths += other.sixtieths;
    }

    public long games() {
        return games;
    }

    public Interval interval() {
        return Interval.wilson((double) sixtieths / WHOLE, (double) games);
    }
}
