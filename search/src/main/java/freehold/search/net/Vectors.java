package freehold.search.net;

/// The inner loops of nets. Each runs over whole arrays by one index, which is the form that the JIT compiler turns
/// into vector instructions; with offsets into one array it does not, and takes three times as long.
public final class Vectors {
    private Vectors() {}

    /// sum += a · x
    public static void add(float[] sum, float[] a, float x) {
        for (var j = 0; j < sum.length; j++) {
            sum[j] += a[j] * x;
        }
    }

    /// sum += a
    public static void add(float[] sum, float[] a) {
        for (var j = 0; j < sum.length; j++) {
            sum[j] += a[j];
        }
    }

    /// sum += a + b + c + d
    static void add(float[] sum, float[] a, float[] b, float[] c, float[] d) {
        for (var j = 0; j < sum.length; j++) {
            sum[j] += a[j] + b[j] + c[j] + d[j];
        }
    }

    /// sum += a · x + b · y + c · z + d · w: four at a time, because reading and writing the sum takes longest.
    private static void add(
            float[] sum, float[] a, float[] b, float[] c, float[] d, float x, float y, float z, float w) {
        for (var j = 0; j < sum.length; j++) {
            sum[j] += a[j] * x + b[j] * y + c[j] * z + d[j] * w;
        }
    }

    /// sum += the vectors from `first` on, each times its factor; those with factor 0 take no time.
    public static void addProduct(float[] sum, float[][] vectors, int first, float[] factors, int[] scratch) {
        var count = 0;
        for (var i = 0; i < factors.length; i++) {
            scratch[count] = i;
            count += factors[i] == 0 ? 0 : 1;
        }
        var i = 0;
        for (; i + 3 < count; i += 4) {
            var a = scratch[i];
            var b = scratch[i + 1];
            var c = scratch[i + 2];
            var d = scratch[i + 3];
            add(
                    sum,
                    vectors[first + a],
                    vectors[first + b],
                    vectors[first + c],
                    vectors[first + d],
                    factors[a],
                    factors[b],
                    factors[c],
                    factors[d]);
        }
        for (; i < count; i++) {
            add(sum, vectors[first + scratch[i]], factors[scratch[i]]);
        }
    }

    /// sum += the vectors of these numbers.
    public static void addRows(float[] sum, float[][] vectors, int[] rows, int count) {
        var i = 0;
        for (; i + 3 < count; i += 4) {
            add(sum, vectors[rows[i]], vectors[rows[i + 1]], vectors[rows[i + 2]], vectors[rows[i + 3]]);
        }
        for (; i < count; i++) {
            add(sum, vectors[rows[i]]);
        }
    }

    /// into = max(a, 0)
    public static void relu(float[] into, float[] a) {
        for (var j = 0; j < into.length; j++) {
            into[j] = Math.max(a[j], 0);
        }
    }

    /// Replaces the first numbers by shares that add up to 1, each in proportion to its power of e.
    public static void softmax(float[] values, int count) {
        var most = Float.NEGATIVE_INFINITY;
        for (var i = 0; i < count; i++) {
            most = Math.max(most, values[i]);
        }
        var sum = 0F;
        for (var i = 0; i < count; i++) {
            values[i] = (float) Math.exp(values[i] - most);
            sum += values[i];
        }
        for (var i = 0; i < count; i++) {
            values[i] /= sum;
        }
    }
}
