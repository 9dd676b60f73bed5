package freehold.search;

import java.util.function.IntToDoubleFunction;

/// A function of a number of tries. Almost all moves have few tries, and for those its values are looked up.
final class LookupTable {
    private static final int FEW = 1024;

    private final float[] known = new float[FEW];
    private final IntToDoubleFunction formula;

    LookupTable(IntToDoubleFunction formula) {
        this.formula = formula;
        for (var tries = 0; tries < FEW; tries++) {
            known[tries] = (float) formula.applyAsDouble(tries);
        }
    }

    double at(int tries) {
        return tries < FEW ? known[tries] : formula.applyAsDouble(tries);
    }
}
