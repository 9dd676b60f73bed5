package freehold.school.judgement;

import freehold.kernel.mind.Weights;
import java.util.Arrays;

/// One step of all weights down the gradient of one lesson's loss.
///
/// @param squares the mean of the squares of each weight's gradient so far
record Step(Weights weights, Weights squares, double rate) {
    private static final float FIRST_SQUARE = 1e-4F;
    private static final double FORGETTING = 1e-4;
    private static final double FLOOR = 3e-3;

    static void begin(float[][] squares) {
        for (var vector : squares) {
            Arrays.fill(vector, FIRST_SQUARE);
        }
    }

    /// @param hidden by seat, the sums before they were rectified
    /// @param errors by seat, how much too large its share is
    void take(Lesson lesson, double[][] hidden, double[] errors) {
        var slopes = slopes(hidden, errors);
        var all = total(slopes);
        for (var seat = 0; seat < errors.length; seat++) {
            stepOut(hidden[seat], errors[seat]);
            stepDirect(lesson.own()[seat], errors[seat]);
        }
        step(weights.bias(), squares.bias(), 0, all, 1);
        for (var i = 0; i < lesson.common().length; i++) {
            step(weights.common()[i], squares.common()[i], 0, all, lesson.common()[i]);
        }
        for (var seat = 0; seat < errors.length; seat++) {
            stepOwn(lesson.own()[seat], slopes[seat], others(all, slopes[seat], errors.length - 1));
        }
    }

    private double[][] slopes(double[][] hidden, double[] errors) {
        var slopes = new double[errors.length][weights.width()];
        for (var seat = 0; seat < errors.length; seat++) {
            for (var j = 0; j < weights.width(); j++) {
                slopes[seat][j] = hidden[seat][j] > 0 ? errors[seat] * weights.out()[j] : 0;
            }
        }
        return slopes;
    }

    private static double[] total(double[][] slopes) {
        var total = new double[slopes[0].length];
        for (var slope : slopes) {
            Arrays.setAll(total, j -> total[j] + slope[j]);
        }
        return total;
    }

    /// What a seat's numbers change in the sums of the others.
    private static double[] others(double[] all, double[] own, int count) {
        var others = new double[all.length];
        Arrays.setAll(others, j -> (all[j] - own[j]) / count);
        return others;
    }

    private void stepOut(double[] hidden, double error) {
        for (var j = 0; j < hidden.length; j++) {
            step(weights.out(), squares.out(), j, error * Math.max(0, hidden[j]));
        }
    }

    private void stepDirect(float[] numbers, double error) {
        for (var i = 0; i < numbers.length; i++) {
            if (numbers[i] != 0) {
                step(weights.direct(), squares.direct(), i, error * numbers[i]);
            }
        }
    }

    private void stepOwn(float[] numbers, double[] own, double[] others) {
        for (var i = 0; i < numbers.length; i++) {
            step(weights.own()[i], squares.own()[i], 0, own, numbers[i]);
            step(weights.own()[i], squares.own()[i], own.length, others, numbers[i]);
        }
    }

    private void step(float[] vector, float[] square, int from, double[] slopes, double number) {
        if (number != 0) {
            for (var j = 0; j < slopes.length; j++) {
                step(vector, square, from + j, slopes[j] * number);
            }
        }
    }

    private void step(float[] vector, float[] square, int i, double slope) {
        square[i] = (float) ((1 - FORGETTING) * square[i] + FORGETTING * slope * slope);
        vector[i] -= (float) (rate * slope / (Math.sqrt(square[i]) + FLOOR));
    }
}
