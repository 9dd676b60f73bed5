package freehold.school;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import freehold.kernel.position.Dice;
import freehold.search.net.Net;
import freehold.search.net.NetFile;
import freehold.search.net.Shape;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GrowthTest {
    private static final Shape SMALL = new Shape(30, 12, 2, 7, 5, 2);
    private static final Shape LARGE = new Shape(30, 20, 2, 7, 9, 2);

    @Test
    void aLargerNetSaysWhatTheSmallOneInItSaid() {
        var from = random(SMALL);
        var brain = new Brain(LARGE, 3);
        brain.take(new NetFile(Map.of(), SMALL, from));
        var small = new Net(SMALL, from);
        var large = new Net(LARGE, brain.player());
        var rows = IntStream.range(0, 9).map(i -> 3 * i).toArray();
        small.evaluate(rows, rows.length);
        large.evaluate(rows, rows.length);
        for (var output = 0; output < SMALL.outputs(); output++) {
            assertThat(large.policy(output)).isCloseTo(small.policy(output), within(1e-5F));
        }
        assertThat(large.share(0)).isCloseTo(small.share(0), within(1e-5F));
    }

    @Test
    void whatIsNewListens() {
        var brain = new Brain(LARGE, 3);
        brain.take(new NetFile(Map.of(), SMALL, random(SMALL)));
        var newUnit = SMALL.width();
        assertThat(brain.weights()[0][newUnit]).isNotZero();
        assertThat(brain.weights()[LARGE.block(0)][newUnit]).isNotZero();
    }

    @Test
    void aNetIsPutIntoNothingSmallerOrDifferent() {
        assertThat(Growth.isPossible(SMALL, LARGE)).isTrue();
        assertThat(Growth.isPossible(SMALL, SMALL)).isTrue();
        assertThat(Growth.isPossible(LARGE, SMALL)).isFalse();
        assertThat(Growth.isPossible(SMALL, new Shape(31, 20, 2, 7, 9, 2))).isFalse();
    }

    private static float[][] random(Shape shape) {
        var dice = new Dice(5);
        var weights = shape.zeros();
        for (var vector : weights) {
            for (var i = 0; i < vector.length; i++) {
                vector[i] = (dice.below(2001) - 1000) * 3e-4F;
            }
        }
        return weights;
    }
}
