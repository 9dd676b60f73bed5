package freehold.school.judgement;

import freehold.kernel.mind.Signs;
import freehold.kernel.mind.Softmax;
import freehold.kernel.mind.Weights;
import java.util.Arrays;
import java.util.Random;

/// Moves weights towards what lessons say, one lesson at a time: cross entropy, each step in proportion to the usual
/// size of its gradient.
final class JudgementTrainer {
    private static final double FIRST_WEIGHTS = 0.1;

    private final Weights weights;
    private final Weights squares;
    private final int width;
    private double[][] hidden = new double[0][];

    JudgementTrainer(Signs signs, int width, long seed) {
        this.width = width;
        weights = Weights.untrained(signs, width);
        squares = Weights.untrained(signs, width);
        var random = new Random(seed);
        fill(weights.common(), random);
        fill(weights.own(), random);
        fill(new float[][] {weights.bias()}, random);
        Step.begin(squares.common());
        Step.begin(squares.own());
        Step.begin(new float[][] {squares.bias(), squares.out(), squares.direct()});
    }

    private static void fill(float[][] vectors, Random random) {
        for (var vector : vectors) {
            for (var i = 0; i < vector.length; i++) {
                vector[i] = (float) (FIRST_WEIGHTS * random.nextGaussian());
            }
        }
    }

    Weights weights() {
        return weights;
    }

    /// Learns from one lesson; returns its loss before.
    double learn(Lesson lesson, double rate) {
        var shares = shares(lesson);
        var loss = 0.0;
        var errors = new double[lesson.seats()];
        for (var seat = 0; seat < errors.length; seat++) {
            loss -= lesson.goal()[seat] * Math.log(Math.max(shares[seat], 1e-12));
            errors[seat] = shares[seat] - lesson.goal()[seat];
        }
        new Step(weights, squares, rate).take(lesson, hidden, errors);
        return loss;
    }

    /// What share of the win each seat is given now.
    double[] shares(Lesson lesson) {
        hidden = new double[lesson.seats()][];
        var strengths = new double[lesson.seats()];
        for (var seat = 0; seat < strengths.length; seat++) {
            hidden[seat] = hidden(lesson, seat);
            for (var i = 0; i < weights.direct().length; i++) {
                strengths[seat] += weights.direct()[i] * lesson.own()[seat][i];
            }
            for (var j = 0; j < width; j++) {
                strengths[seat] += Math.max(0, hidden[seat][j]) * weights.out()[j];
            }
        }
        Softmax.shares(strengths, strengths.length, 1);
        return strengths;
    }

    private double[] hidden(Lesson lesson, int seat) {
        var sums = new double[width];
        Arrays.setAll(sums, j -> weights.bias()[j]);
        add(sums, weights.common(), lesson.common(), 0, 1);
        for (var other = 0; other < lesson.seats(); other++) {
            var isOwn = other == seat;
            add(sums, weights.own(), lesson.own()[other], isOwn ? 0 : width, isOwn ? 1 : 1.0 / (lesson.seats() - 1));
        }
        return sums;
    }

    private static void add(double[] sums, float[][] vectors, float[] numbers, int from, double share) {
        for (var i = 0; i < numbers.length; i++) {
            if (numbers[i] != 0) {
                for (var j = 0; j < sums.length; j++) {
                    sums[j] += share * numbers[i] * vectors[i][from + j];
                }
            }
        }
    }
}
