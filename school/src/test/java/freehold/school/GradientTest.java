package freehold.school;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import freehold.kernel.position.Dice;
import freehold.search.net.Net;
import freehold.search.net.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

class GradientTest {
    private static final Shape SHAPE = new Shape(9, 8, 2, 6, 5, 3);
    private static final List<Sample> SAMPLES = List.of(
            new Sample(new short[] {0, 3, 8}, new short[] {1, 2, 5}, new float[] {0.2F, 0.5F, 0.3F}, new float[] {
                0.7F, 0.1F, 0.2F
            }),
            new Sample(new short[] {1, 3, 4, 5, 7}, new short[] {0, 4}, new float[] {1, 0}, new float[] {0, 0, 1}),
            new Sample(new short[] {2}, new short[] {3, 1}, new float[] {0.5F, 0.5F}, new float[] {0.3F, 0.3F, 0.4F}));

    private final Brain brain = new Brain(SHAPE, 1);
    private final float[][] weights = brain.weights();

    GradientTest() {
        var dice = new Dice(2);
        for (var vector : weights) {
            for (var i = 0; i < vector.length; i++) {
                vector[i] += (dice.below(2001) - 1000) * 3e-4F;
            }
        }
    }

    @Test
    void itIsWhatFiniteDifferencesGive() {
        var gradient = gradientOf(SAMPLES);
        var step = 1e-2F;
        for (var i = 0; i < weights.length; i++) {
            for (var j = 0; j < weights[i].length; j++) {
                var before = weights[i][j];
                weights[i][j] = before + step;
                var above = gradientLoss();
                weights[i][j] = before - step;
                var below = gradientLoss();
                weights[i][j] = before;
                assertThat((double) gradient.sums()[i][j])
                        .as("vector %d, number %d", i, j)
                        .isCloseTo((above - below) / (2 * step), within(4e-3));
            }
        }
    }

    private double gradientLoss() {
        var gradient = gradientOf(SAMPLES);
        return gradient.policyLoss() + gradient.valueLoss();
    }

    private Gradient gradientOf(List<Sample> samples) {
        var gradient = new Gradient(SHAPE, 4);
        var transposed = new Transposed(SHAPE);
        transposed.set(weights);
        gradient.count(samples, weights, transposed);
        return gradient;
    }

    /// The loss that training sees is that of what players see.
    @Test
    void trainingAndPlayEvaluateTheSame() {
        var net = new Net(SHAPE, weights);
        for (var sample : SAMPLES) {
            var rows = new int[sample.rows().length];
            for (var i = 0; i < rows.length; i++) {
                rows[i] = sample.rows()[i];
            }
            net.evaluate(rows, rows.length);
            var gradient = gradientOf(List.of(sample));
            assertThat(policyLoss(net, sample)).isCloseTo(gradient.policyLoss(), within(1e-5));
            assertThat(valueLoss(net, sample)).isCloseTo(gradient.valueLoss(), within(1e-5));
        }
    }

    private static double policyLoss(Net net, Sample sample) {
        var sum = 0.0;
        for (var output : sample.outputs()) {
            sum += Math.exp(net.policy(output));
        }
        var loss = 0.0;
        for (var i = 0; i < sample.policy().length; i++) {
            loss -= sample.policy()[i] * Math.log(Math.exp(net.policy(sample.outputs()[i])) / sum);
        }
        return loss;
    }

    private static double valueLoss(Net net, Sample sample) {
        var loss = 0.0;
        for (var i = 0; i < sample.shares().length; i++) {
            loss -= sample.shares()[i] * Math.log(net.share(i));
        }
        return loss;
    }
}
