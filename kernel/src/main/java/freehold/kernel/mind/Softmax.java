package freehold.kernel.mind;

/// Turns what seats can expect into their shares of the win.
public final class Softmax {
    private Softmax() {}

    /// Replaces the first values by shares that add up to 1: of two values as far apart as the spread, the greater gets
    /// e times as much. Makes no garbage.
    public static void shares(double[] values, int count, double spread) {
        var most = most(values, count);
        var sum = 0.0;
        for (var i = 0; i < count; i++) {
            // Less the greatest, so that no power overflows
            values[i] = Exponential.of((values[i] - most) / spread);
            sum += values[i];
        }
        for (var i = 0; i < count; i++) {
            values[i] /= sum;
        }
    }

    private static double most(double[] values, int count) {
        var most = values[0];
        for (var i = 1; i < count; i++) {
            most = Math.max(most, values[i]);
        }
        return most;
    }
}
