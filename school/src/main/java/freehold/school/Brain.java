package freehold.school;

import freehold.kernel.position.Dice;
import freehold.search.net.NetFile;
import freehold.search.net.Shape;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// The weights of a net in training: as they are, averaged over the last steps, and what the optimizer (Adam) remembers
/// of their gradients.
final class Brain {
    private static final float FIRST_MOMENT = 0.9F;
    private static final float SECOND_MOMENT = 0.999F;
    private static final float TINY = 1e-8F;

    private final Shape shape;
    private final float[][] weights;
    private final float[][] averaged;
    private final float[][] first;
    private final float[][] second;
    private long steps;

    /// Random weights: such that what a layer adds is about as large as what comes in. Heads begin at 0, so that the
    /// net has no opinion yet.
    Brain(Shape shape, long seed) {
        this.shape = shape;
        weights = shape.zeros();
        averaged = shape.zeros();
        first = shape.zeros();
        second = shape.zeros();
        var dice = new Dice(seed);
        randomize(0, shape.rows(), 0.15, dice);
        for (var k = 0; k < shape.blocks(); k++) {
            randomize(shape.block(k), shape.width(), Math.sqrt(2.0 / shape.width()) / shape.blocks(), dice);
        }
        randomize(shape.hiddenLayer(), shape.width(), Math.sqrt(2.0 / shape.width()), dice);
        copy(weights, averaged);
    }

    private void randomize(int from, int count, double deviation, Dice dice) {
        for (var vector = from; vector < from + count; vector++) {
            for (var i = 0; i < weights[vector].length; i++) {
                // Uniform, with that deviation
                var uniform = (dice.next() >>> 11) * 0x1p-52 - 1;
                weights[vector][i] = (float) (uniform * Math.sqrt(3) * deviation);
            }
        }
    }

    Shape shape() {
        return shape;
    }

    /// How many steps it was trained.
    long steps() {
        return steps;
    }

    float[][] weights() {
        return weights;
    }

    /// Takes over what another net has learnt, which may have been smaller.
    void take(NetFile other) {
        Growth.graft(other.shape(), other.weights(), shape, weights);
        copy(weights, averaged);
    }

    /// What plays; a copy, which further training leaves alone.
    float[][] player() {
        var player = shape.zeros();
        copy(averaged, player);
        return player;
    }

    private static void copy(float[][] from, float[][] into) {
        for (var i = 0; i < from.length; i++) {
            System.arraycopy(from[i], 0, into[i], 0, from[i].length);
        }
    }

    /// One step against a gradient.
    ///
    /// @param scale turns the gradient's sums into means
    void step(float[][] gradient, float scale, Recipe.Training recipe) {
        var rate = (float) recipe.rateAt(steps);
        steps++;
        var firstLeft = (float) (1 - Math.pow(FIRST_MOMENT, (double) steps));
        var secondLeft = (float) (1 - Math.pow(SECOND_MOMENT, (double) steps));
        var shrink = (float) (1 - rate * recipe.decay());
        // At first the average is over few steps
        var follow = (float) (1 - Math.min(recipe.average(), steps / (steps + 10.0)));
        for (var i = 0; i < weights.length; i++) {
            remember(gradient[i], scale, first[i], second[i]);
            move(weights[i], first[i], second[i], rate / firstLeft, 1 / secondLeft, shrink);
            follow(averaged[i], weights[i], follow);
        }
    }

    private static void remember(float[] gradient, float scale, float[] first, float[] second) {
        for (var i = 0; i < gradient.length; i++) {
            var slope = gradient[i] * scale;
            first[i] = first[i] * FIRST_MOMENT + slope * (1 - FIRST_MOMENT);
            second[i] = second[i] * SECOND_MOMENT + slope * slope * (1 - SECOND_MOMENT);
        }
    }

    private static void move(float[] weights, float[] first, float[] second, float rate, float unbias, float shrink) {
        for (var i = 0; i < weights.length; i++) {
            var spread = (float) Math.sqrt(second[i] * unbias) + TINY;
            weights[i] = weights[i] * shrink - rate * first[i] / spread;
        }
    }

    private static void follow(float[] averaged, float[] weights, float share) {
        for (var i = 0; i < averaged.length; i++) {
            averaged[i] += share * (weights[i] - averaged[i]);
        }
    }

    void write(DataOutputStream out) throws IOException {
        out.writeLong(steps);
        Numbers.write(weights, out);
        Numbers.write(averaged, out);
        Numbers.write(first, out);
        Numbers.write(second, out);
    }

    void read(DataInputStream in) throws IOException {
        steps = in.readLong();
        Numbers.read(weights, in);
        Numbers.read(averaged, in);
        Numbers.read(first, in);
        Numbers.read(second, in);
    }
}
