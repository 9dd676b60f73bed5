package freehold.kernel.mind;

import java.util.ArrayList;
import java.util.List;

/// What a [Judgement] has learnt.
public final class Weights {
    /// So many decimals are stored.
    private static final int SCALE = 10_000;

    private final float[][] common;
    private final float[][] own;
    private final float[] bias;
    private final float[] out;
    private final float[] direct;

    /// The vectors are not copied.
    ///
    /// @param common a vector for each number about the table
    /// @param own a vector for each number about a seat: the first half for itself, the second half for the others
    /// @param bias added to these
    /// @param out what each element of the sum counts
    /// @param direct what each number about a seat counts by itself
    public Weights(float[][] common, float[][] own, float[] bias, float[] out, float[] direct) {
        this.common = common;
        this.own = own;
        this.bias = bias;
        this.out = out;
        this.direct = direct;
    }

    /// Trusts the first guess alone.
    public static Weights untrained(Signs signs, int width) {
        var direct = new float[signs.own()];
        direct[0] = 1;
        return new Weights(
                new float[signs.common()][width],
                new float[signs.own()][2 * width],
                new float[width],
                new float[width],
                direct);
    }

    public float[][] common() {
        return common;
    }

    public float[][] own() {
        return own;
    }

    public float[] bias() {
        return bias;
    }

    public float[] out() {
        return out;
    }

    public float[] direct() {
        return direct;
    }

    public int width() {
        return bias.length;
    }

    /// As lines of whole numbers, one for each vector.
    public String text() {
        var text = new StringBuilder();
        line(text, new float[] {common.length, own.length, width()}, 1);
        for (var vector : vectors()) {
            line(text, vector, SCALE);
        }
        return text.toString();
    }

    private List<float[]> vectors() {
        var all = new ArrayList<float[]>();
        all.addAll(List.of(common));
        all.addAll(List.of(own));
        all.addAll(List.of(bias, out, direct));
        return all;
    }

    private static void line(StringBuilder text, float[] vector, int scale) {
        for (var i = 0; i < vector.length; i++) {
            text.append(i == 0 ? "" : " ").append(Math.round(vector[i] * scale));
        }
        text.append('\n');
    }

    /// Reads what [#text] has written.
    public static Weights parse(String text) {
        var lines = text.lines().toList();
        var shape = numbers(lines.getFirst(), 1);
        var common = new float[(int) shape[0]][];
        var own = new float[(int) shape[1]][];
        var line = 1;
        for (var i = 0; i < common.length; i++) {
            common[i] = numbers(lines.get(line++), SCALE);
        }
        for (var i = 0; i < own.length; i++) {
            own[i] = numbers(lines.get(line++), SCALE);
        }
        return new Weights(
                common,
                own,
                numbers(lines.get(line), SCALE),
                numbers(lines.get(line + 1), SCALE),
                numbers(lines.get(line + 2), SCALE));
    }

    private static float[] numbers(String line, int scale) {
        var words = line.split(" ", -1);
        var numbers = new float[words.length];
        for (var i = 0; i < words.length; i++) {
            numbers[i] = (float) Integer.parseInt(words[i]) / scale;
        }
        return numbers;
    }
}
