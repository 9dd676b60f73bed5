package freehold.games.esgros.rules;

import static freehold.games.esgros.Played.after;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The pie rule: G7.
class SwapTest {
    @Test
    void onlyTheSecondPlayersFirstDecisionCanBeSwap_G7() {
        assertThat(after("size=4", "d4").legalTokens()).contains("swap");
        assertThat(after("size=4 pie=false", "d4").legalTokens()).doesNotContain("swap");
        assertThat(after("size=4", "d4 a1").legalTokens()).doesNotContain("swap");
        assertThat(after("size=4", "d4 swap").legalTokens()).doesNotContain("swap");
    }

    @Test
    void whoeverPlacedTheStoneGoesOnAsWhite_G7() {
        var position = after("size=4", "d4 swap");
        assertThat(position.actor()).isEqualTo(1);
        assertThat(position.mover()).isEqualTo(Position.WHITE);
        assertThat(position.seatOf(Position.BLACK)).isEqualTo(2);
    }

    @Test
    void theStoneCountsForItsNewOwner_G7() {
        assertThat(after("size=2", "b2 b1 c1").winners()).containsExactly(1);
        assertThat(after("size=2", "b2 swap b1 c1").winners()).containsExactly(2);
    }

    @Test
    void positionsBeforeAndAfterTheSwapDiffer_G7() {
        assertThat(after("size=4", "d4").hash())
                .isNotEqualTo(after("size=4", "d4 swap").hash())
                .isNotEqualTo(after("size=4 pie=false", "d4").hash());
    }
}
