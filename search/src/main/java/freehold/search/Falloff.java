package freehold.search;

import java.util.function.IntToDoubleFunction;

/// How much something counts after so many tries. Almost all moves have few tries, and those are looked up.
final class Falloff {
    private static final int FEW = 1024;

    private final float[] known = new float[FEW];
    private final IntToDoubleFunction formula;

    Falloff(IntToDoubleFunction formula) {
        this.formula = formula;
        for (var tries = 0; tries < FEW; tries++) {
            known[tries] = (float) formula.applyAsDouble(tries);
        }
    }

    double after(int tries) {
        return tries < FEW ? known[tries] : formula.applyAsDouble(tries);
    }
}
