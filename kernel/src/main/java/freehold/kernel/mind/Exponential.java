package freehold.kernel.mind;

/// Powers of e that are the same on every platform, to the last bit. Those of the JVM and of browsers differ in every
/// tenth number, and search must find the same everywhere.
public final class Exponential {
    private static final double SMALLEST = -708;
    private static final double GREATEST = 709;
    private static final double PER_DOUBLING = 0x1.71547652b82fep0;
    /// The logarithm of 2 in two parts; the first has so few digits that its multiples are exact.
    private static final double LN2 = 0x1.62e42feep-1;

    private static final double REST_OF_LN2 = 0x1.a39ef35793c76p-33;
    private static final int TERMS = 13;
    private static final double[] ONE_BY_FACTORIAL = oneByFactorial();
    private static final int EXPONENT_BIAS = 1023;
    private static final int EXPONENT_SHIFT = 52;

    private Exponential() {}

    private static double[] oneByFactorial() {
        var factors = new double[TERMS + 1];
        var factorial = 1.0;
        for (var i = 0; i <= TERMS; i++) {
            factorial *= Math.max(1, i);
            factors[i] = 1 / factorial;
        }
        return factors;
    }

    /// e to this power, within about one unit of the last place.
    public static double of(double power) {
        if (power < SMALLEST) {
            return 0;
        }
        if (power > GREATEST) {
            return Double.POSITIVE_INFINITY;
        }
        // A power of 2, and a rest near 0 for which few terms of the series suffice
        var doublings = Math.floor(power * PER_DOUBLING + 0.5);
        var rest = power - doublings * LN2 - doublings * REST_OF_LN2;
        var sum = ONE_BY_FACTORIAL[TERMS];
        for (var i = TERMS - 1; i >= 0; i--) {
            sum = sum * rest + ONE_BY_FACTORIAL[i];
        }
        return sum * Double.longBitsToDouble(((long) doublings + EXPONENT_BIAS) << EXPONENT_SHIFT);
    }
}
