package freehold.games.estate.rules;

import static freehold.games.estate.Played.after;
import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.estate.view.View;
import org.junit.jupiter.api.Test;

/// The pie rule: E10.
class SwapTest {
    @Test
    void theSecondPlayerMaySwapAfterTheWholeFirstTurn_E10() {
        assertThat(after("size=5", "a1 b1").canSwap()).isFalse();
        assertThat(after("size=5", "a1 b1 end").canSwap()).isTrue();
        assertThat(after("size=5", "e5").canSwap()).isTrue();
        assertThat(after("size=5 pie=false", "e5").canSwap()).isFalse();
    }

    @Test
    void theRightToSwapEndsWithTheFirstPiece_E10() {
        assertThat(after("size=5", "e5 a1").canSwap()).isFalse();
        assertThat(after("size=5", "e5 a1 end a2 end").canSwap()).isFalse();
    }

    @Test
    void whoeverMadeTheFirstTurnGoesOnAsDark_E10() {
        var position = after("size=5", "e5 swap");
        assertThat(position.actor()).isEqualTo(1);
        assertThat(position.mover()).isEqualTo(Position.DARK);
        assertThat(position.points()).as("a normal turn").isEqualTo(5);
        assertThat(View.of(position).light().seat()).isEqualTo(2);
        assertThat(View.of(position).dark().seat()).isEqualTo(1);
    }

    @Test
    void theFirstTurnCountsForItsNewOwner_E10() {
        var position = after("size=5", "a1 b1 c1 d1 e1 swap e5 f1 g1 h1 i1");
        assertThat(position.winners()).containsExactly(2);
        assertThat(position.scores()).containsExactly(0, 1);
    }

    @Test
    void positionsBeforeAndAfterTheSwapDiffer_E10() {
        assertThat(after("size=5", "e5").hash())
                .isNotEqualTo(after("size=5", "e5 swap").hash())
                .isNotEqualTo(after("size=5 pie=false", "e5").hash());
    }
}
