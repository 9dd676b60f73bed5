package freehold.kernel.mind;

import freehold.kernel.position.Position;
import java.util.Arrays;

/// How strong each seat stands, by what was learnt from games: a layer of rectified sums over the numbers about the
/// table, the seat itself and the mean of the others, and the seat's own numbers directly. All seats share the
/// weights, so it serves any number of seats. Makes no garbage. One object for each thread; weights may be shared.
public final class Judgement {
    private static final int MOST_SEATS = 8;

    private final Signs signs;
    private final Weights weights;
    private final int width;
    private final float[] common;
    private final float[] own;
    private final float[] base;
    /// By seat: what its numbers add to its own sum, then what they add to the sums of others.
    private final float[][] sums;

    private final double[] strengths = new double[MOST_SEATS + 1];
    private int seats;
    /// Of the seat in hand, the numbers that are not 0, with their vectors.
    private final float[] factors;

    private final float[][] vectors;

    public Judgement(Signs signs, Weights weights) {
        this.signs = signs;
        this.weights = weights;
        width = weights.width();
        common = new float[signs.common()];
        own = new float[signs.own()];
        base = new float[width];
        sums = new float[MOST_SEATS + 1][2 * width];
        factors = new float[signs.own()];
        vectors = new float[signs.own()][];
    }

    /// Looks at a position.
    public void read(Position position) {
        seats = position.seats();
        signs.read(position, common);
        System.arraycopy(weights.bias(), 0, base, 0, width);
        for (var i = 0; i < common.length; i++) {
            add(base, weights.common()[i], common[i]);
        }
        for (var seat = 1; seat <= seats; seat++) {
            signs.write(seat, own);
            strengths[seat] = direct();
            addUp(sums[seat]);
        }
        for (var seat = 1; seat <= seats; seat++) {
            strengths[seat] += correction(seat);
        }
    }

    private double direct() {
        var sum = 0.0;
        for (var i = 0; i < own.length; i++) {
            sum += own[i] * weights.direct()[i];
        }
        return sum;
    }

    /// Four vectors at a time, because reading and writing the sum takes longest.
    private void addUp(float[] sum) {
        var count = 0;
        for (var i = 0; i < own.length; i++) {
            factors[count] = own[i];
            vectors[count] = weights.own()[i];
            count += own[i] == 0 ? 0 : 1;
        }
        Arrays.fill(sum, 0);
        var i = 0;
        for (; i + 3 < count; i += 4) {
            addFour(sum, i);
        }
        for (; i < count; i++) {
            add(sum, vectors[i], factors[i]);
        }
    }

    private void addFour(float[] sum, int from) {
        var a = vectors[from];
        var b = vectors[from + 1];
        var c = vectors[from + 2];
        var d = vectors[from + 3];
        var x = factors[from];
        var y = factors[from + 1];
        var z = factors[from + 2];
        var w = factors[from + 3];
        for (var j = 0; j < sum.length; j++) {
            sum[j] += a[j] * x + b[j] * y + c[j] * z + d[j] * w;
        }
    }

    private static void add(float[] sum, float[] vector, float factor) {
        for (var j = 0; j < sum.length; j++) {
            sum[j] += vector[j] * factor;
        }
    }

    private double correction(int seat) {
        var share = 1F / (seats - 1);
        var correction = 0.0;
        for (var j = 0; j < width; j++) {
            var others = 0F;
            for (var other = 1; other <= seats; other++) {
                others += other == seat ? 0 : sums[other][width + j];
            }
            correction += Math.max(0, base[j] + sums[seat][j] + others * share) * weights.out()[j];
        }
        return correction;
    }

    /// A seat's strength against the mean of the others'.
    public double lead(int seat) {
        var others = 0.0;
        for (var other = 1; other <= seats; other++) {
            others += other == seat ? 0 : strengths[other];
        }
        return strengths[seat] - others / (seats - 1);
    }

    /// Writes each seat's share of the win.
    public void shares(double[] into) {
        System.arraycopy(strengths, 1, into, 0, seats);
        Softmax.shares(into, seats, 1);
    }
}
