package freehold.school;

import freehold.search.net.Shape;
import freehold.search.net.Vectors;
import java.util.List;

/// How the loss on some samples changes with each weight: the net's own forward pass, then backwards through it.
///
/// The loss of a sample is the cross entropy of its policy and that of its shares of the win. One object for each
/// thread.
final class Gradient {
    private final Shape shape;
    private final int most;
    private final float[][] sums;
    /// By layer and sample: what goes into the layer's matrix. After the blocks come the heads.
    private final float[][][] inputs;
    /// By layer and sample: how the loss changes with what comes out.
    private final float[][][] deltas;

    private final float[][] hidden;
    private final float[][] policyDeltas;
    private final float[][] hiddenDeltas;
    private final float[][] valueDeltas;
    private final float[] back;
    private final float[] column;
    private final int[] rows;
    private final int[] scratch;
    private double policyLoss;
    private double valueLoss;

    /// @param most samples at a time
    Gradient(Shape shape, int most) {
        this.shape = shape;
        this.most = most;
        sums = shape.zeros();
        inputs = new float[shape.blocks() + 1][most][shape.width()];
        deltas = new float[shape.blocks() + 1][most][shape.width()];
        hidden = new float[most][shape.hidden()];
        policyDeltas = new float[most][shape.outputs()];
        hiddenDeltas = new float[most][shape.hidden()];
        valueDeltas = new float[most][shape.seats()];
        back = new float[shape.width()];
        column = new float[most];
        rows = new int[shape.rows()];
        scratch = new int[Math.max(Math.max(shape.width(), most), Math.max(shape.outputs(), shape.hidden()))];
    }

    /// The gradient, as vectors like those of the weights; summed over the samples.
    float[][] sums() {
        return sums;
    }

    double policyLoss() {
        return policyLoss;
    }

    double valueLoss() {
        return valueLoss;
    }

    /// @param transposed the same matrices by output instead of input, for the way back
    void count(List<Sample> samples, float[][] weights, Transposed transposed) {
        if (samples.size() > most) {
            throw new IllegalArgumentException(samples.size() + " samples are more than " + most);
        }
        for (var vector : sums) {
            java.util.Arrays.fill(vector, 0);
        }
        policyLoss = 0;
        valueLoss = 0;
        for (var i = 0; i < samples.size(); i++) {
            forward(i, samples.get(i), weights);
            backward(i, transposed);
        }
        sumUp(samples);
    }

    private void forward(int i, Sample sample, float[][] weights) {
        var width = shape.width();
        var sum = deltas[0][i];
        System.arraycopy(weights[shape.rows()], 0, sum, 0, width);
        Vectors.addRows(sum, weights, rows, widen(sample.rows(), rows));
        for (var k = 0; k < shape.blocks(); k++) {
            var block = shape.block(k);
            Vectors.relu(inputs[k][i], sum);
            Vectors.add(sum, weights[block + width]);
            Vectors.addProduct(sum, weights, block, inputs[k][i], scratch);
        }
        var last = inputs[shape.blocks()][i];
        Vectors.relu(last, sum);
        layer(policyDeltas[i], weights, shape.policy(), last);
        layer(hidden[i], weights, shape.hiddenLayer(), last);
        Vectors.relu(hidden[i], hidden[i]);
        layer(valueDeltas[i], weights, shape.value(), hidden[i]);
        judgePolicy(policyDeltas[i], sample);
        judgeValue(valueDeltas[i], sample);
    }

    private static int widen(short[] from, int[] into) {
        for (var i = 0; i < from.length; i++) {
            into[i] = from[i];
        }
        return from.length;
    }

    private void layer(float[] into, float[][] weights, int first, float[] from) {
        System.arraycopy(weights[first + from.length], 0, into, 0, into.length);
        Vectors.addProduct(into, weights, first, from, scratch);
    }

    /// Replaces weights of moves by their deltas: the shares that they stand for less the shares that they should have.
    private void judgePolicy(float[] logits, Sample sample) {
        var outputs = sample.outputs();
        var shares = new float[outputs.length];
        for (var i = 0; i < shares.length; i++) {
            shares[i] = logits[outputs[i]];
        }
        Vectors.softmax(shares, shares.length);
        policyLoss += loss(shares, sample.policy());
        java.util.Arrays.fill(logits, 0);
        for (var i = 0; i < shares.length; i++) {
            logits[outputs[i]] = shares[i] - sample.policy()[i];
        }
    }

    private void judgeValue(float[] logits, Sample sample) {
        Vectors.softmax(logits, logits.length);
        valueLoss += loss(logits, sample.shares());
        for (var i = 0; i < logits.length; i++) {
            logits[i] -= sample.shares()[i];
        }
    }

    private static double loss(float[] shares, float[] wanted) {
        var loss = 0.0;
        for (var i = 0; i < shares.length; i++) {
            loss -= wanted[i] == 0 ? 0 : wanted[i] * StrictMath.log(Math.max(1e-20, shares[i]));
        }
        return loss;
    }

    private void backward(int i, Transposed transposed) {
        var hiddenDelta = hiddenDeltas[i];
        java.util.Arrays.fill(hiddenDelta, 0);
        Vectors.addProduct(hiddenDelta, transposed.value(), 0, valueDeltas[i], scratch);
        onlyActive(hiddenDelta, hidden[i]);
        java.util.Arrays.fill(back, 0);
        Vectors.addProduct(back, transposed.policy(), 0, policyDeltas[i], scratch);
        Vectors.addProduct(back, transposed.hiddenLayer(), 0, hiddenDelta, scratch);
        onlyActive(back, inputs[shape.blocks()][i]);
        System.arraycopy(back, 0, deltas[shape.blocks()][i], 0, back.length);
        for (var k = shape.blocks() - 1; k >= 0; k--) {
            var above = deltas[k + 1][i];
            java.util.Arrays.fill(back, 0);
            Vectors.addProduct(back, transposed.block(k), 0, above, scratch);
            onlyActive(back, inputs[k][i]);
            Vectors.add(back, above);
            System.arraycopy(back, 0, deltas[k][i], 0, back.length);
        }
    }

    /// What was cut off at 0 does not matter. An input is never negative, so its sign is 0 or 1; unlike a choice, it
    /// becomes vector instructions.
    private static void onlyActive(float[] delta, float[] input) {
        for (var j = 0; j < delta.length; j++) {
            delta[j] *= Math.signum(input[j]);
        }
    }

    private void sumUp(List<Sample> samples) {
        var count = samples.size();
        for (var i = 0; i < count; i++) {
            var delta = deltas[0][i];
            for (var row : samples.get(i).rows()) {
                Vectors.add(sums[row], delta);
            }
            Vectors.add(sums[shape.rows()], delta);
        }
        for (var k = 0; k < shape.blocks(); k++) {
            sumUp(shape.block(k), inputs[k], deltas[k + 1], count);
        }
        sumUp(shape.policy(), inputs[shape.blocks()], policyDeltas, count);
        sumUp(shape.hiddenLayer(), inputs[shape.blocks()], hiddenDeltas, count);
        sumUp(shape.value(), hidden, valueDeltas, count);
    }

    /// The gradient of one matrix and its bias.
    private void sumUp(int first, float[][] in, float[][] out, int count) {
        var size = in[0].length;
        for (var j = 0; j < size; j++) {
            for (var i = 0; i < most; i++) {
                column[i] = i < count ? in[i][j] : 0;
            }
            Vectors.addProduct(sums[first + j], out, 0, column, scratch);
        }
        for (var i = 0; i < count; i++) {
            Vectors.add(sums[first + size], out[i]);
        }
    }
}
