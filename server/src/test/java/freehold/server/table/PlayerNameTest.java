package freehold.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerNameTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ada",
                "José",
                "Zoë Q.",
                "加藤香流",
                "さくらAda",
                "김철수",
                "Ольга",
                "R2-D2",
                "🦊",
                "Level headed",
                "Seatle"
            })
    void whatPeopleAreCalledIsKept(String name) {
        assertThat(PlayerName.checked(name)).isEqualTo(name);
    }

    @Test
    void wideLettersAreTheSameAsNarrowOnes() {
        assertThat(PlayerName.checked("  Ａｄａ ")).isEqualTo("Ada");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\u00a0",
                "\u2800",
                "\u3164",
                "Ada\u200b",
                "Ada\u200d",
                "Ada\u00ad",
                "Ada\u2060",
                "Ada\ufeff",
                "Ada\udb40\udc41",
                "\u202eadA",
                "a\u0000",
                "\ue000",
                "\uffff",
                "---"
            })
    void whatCantBeSeenIsRefused(String name) {
        assertThatThrownBy(() -> PlayerName.checked(name))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("seen");
    }

    @Test
    void pilesOfAccentsAreRefused() {
        assertThatThrownBy(() -> PlayerName.checked("a" + "\u0301\u0316".repeat(10)))
                .hasMessageContaining("accents");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0410da", "Ad\u0430", "\u0391da"})
    void lettersThatLookAlikeAreNotMixed(String name) {
        assertThatThrownBy(() -> PlayerName.checked(name)).hasMessageContaining("look alike");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Computer",
                "computer 3",
                "Computer, level 5",
                "C0mputer",
                "COMPUT3R",
                "level5",
                "Level 5",
                "レベル3",
                "コンピューター",
                "コンピュータ2",
                "seat 2",
                "席1"
            })
    void nobodyIsCalledAsAComputerIs(String name) {
        assertThatThrownBy(() -> PlayerName.checked(name)).hasMessageContaining("computer players");
    }

    @Test
    void namesOfRecordsAreCheckedTheSame() {
        assertThat(PlayerName.orElse("Ada", "x")).isEqualTo("Ada");
        assertThat(PlayerName.orElse("\u202eadA", "x")).isEqualTo("x");
        assertThat(PlayerName.orElse("🦊".repeat(Guest.LONGEST_NAME), "x")).isEqualTo("x");
    }
}
