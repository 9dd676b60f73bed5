package freehold.search.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import freehold.kernel.position.Dice;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NetFileTest {
    private static final Shape SHAPE = new Shape(20, 16, 2, 7, 5, 2);

    private static float[][] weights() {
        var dice = new Dice(1);
        var weights = SHAPE.zeros();
        for (var vector : weights) {
            for (var i = 0; i < vector.length; i++) {
                vector[i] = (dice.below(2001) - 1000) * 4e-4F;
            }
        }
        return weights;
    }

    private static byte[] written() throws IOException {
        var out = new ByteArrayOutputStream();
        new NetFile(Map.of("games", "12"), SHAPE, weights()).write(out);
        return out.toByteArray();
    }

    private static NetFile read(byte[] bytes) throws IOException {
        return NetFile.read(new ByteArrayInputStream(bytes));
    }

    @Test
    void aNetJudgesTheSameOnceItWasStored() throws IOException {
        var file = read(written());
        assertThat(file.shape()).isEqualTo(SHAPE);
        assertThat(file.record()).containsExactly(Map.entry("games", "12"));
        var before = new Net(SHAPE, weights());
        var after = new Net(SHAPE, file.weights());
        before.evaluate(new int[] {1, 5, 19}, 3);
        after.evaluate(new int[] {1, 5, 19}, 3);
        for (var output = 0; output < SHAPE.outputs(); output++) {
            assertThat(after.policy(output)).isCloseTo(before.policy(output), within(5e-3F));
        }
        assertThat(after.share(0)).isCloseTo(before.share(0), within(2e-3F));
    }

    @Test
    void halfFloatsAreThoseOfTheJdk() {
        for (var half = 0; half < 1 << 16; half++) {
            var expected = Float.float16ToFloat((short) half);
            if (Float.isFinite(expected)) {
                assertThat(HalfFloat.toFloat(half)).isEqualTo(expected);
                assertThat(HalfFloat.of(expected)).isEqualTo(half);
            }
        }
        var dice = new Dice(3);
        for (var i = 0; i < 10_000; i++) {
            var number = (dice.below(1 << 20) - (1 << 19)) * 1e-5F;
            assertThat((short) HalfFloat.of(number)).isEqualTo(Float.floatToFloat16(number));
        }
    }

    @Test
    void whatIsNoNetIsRefusedWithAReason() throws IOException {
        assertThatThrownBy(() -> read("hello\n".getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("freehold net 1");
        assertThatThrownBy(() -> read("freehold net 1\nshape: 1 2 0 4 5 6\n\n".getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("1 2 0 4 5 6");
        var bytes = written();
        assertThatThrownBy(() -> read(Arrays.copyOf(bytes, bytes.length - 1))).isInstanceOf(IOException.class);
    }
}
