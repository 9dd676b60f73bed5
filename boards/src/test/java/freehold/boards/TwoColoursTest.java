package freehold.boards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TwoColoursTest {
    private static final class Sample extends TwoColours {
        private Sample(boolean hasPie) {
            super(hasPie);
        }
    }

    private final TwoColours colours = new Sample(true);

    @Test
    void theFirstSeatPlaysTheFirstColourUntilTheySwap() {
        assertThat(colours.seatOf(TwoColours.FIRST)).isEqualTo(1);
        assertThat(colours.seatOf(TwoColours.SECOND)).isEqualTo(2);
        colours.swap();
        assertThat(colours.seatOf(TwoColours.FIRST)).isEqualTo(2);
        assertThat(colours.seatOf(TwoColours.SECOND)).isEqualTo(1);
    }

    @Test
    void aSwapLeavesTheTurnToTheSameColour() {
        colours.pass();
        colours.offerSwap(true);
        assertThat(colours.canSwap()).isTrue();
        colours.swap();
        assertThat(colours.mover()).isEqualTo(TwoColours.SECOND);
        assertThat(colours.isSwapped()).isTrue();
        assertThat(colours.canSwap()).isFalse();
    }

    @Test
    void nobodySwapsLaterOrWithoutThePieRule() {
        colours.offerSwap(false);
        assertThat(colours.canSwap()).isFalse();
        var plain = new Sample(false);
        plain.offerSwap(true);
        assertThat(plain.canSwap()).isFalse();
    }

    @Test
    void aCopyIsTheSameAsOneNumber() {
        colours.pass();
        colours.offerSwap(true);
        var copy = new Sample(true);
        copy.setColours(colours);
        assertThat(copy.packedColours()).isEqualTo(colours.packedColours()).isLessThan(8);
        copy.swap();
        assertThat(copy.packedColours()).isNotEqualTo(colours.packedColours());
    }
}
