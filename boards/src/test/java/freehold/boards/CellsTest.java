package freehold.boards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CellsTest {
    private static final long SET = Cells.of(3) | Cells.of(40) | Cells.of(63);

    @Test
    void aSetKnowsItsCells() {
        assertThat(Cells.has(SET, 40)).isTrue();
        assertThat(Cells.has(SET, 41)).isFalse();
        assertThat(Cells.has(SET, 63)).isTrue();
    }

    @Test
    void cellsAreCountedFromZeroInAscendingOrder() {
        assertThat(Cells.nth(SET, 0)).isEqualTo(3);
        assertThat(Cells.nth(SET, 2)).isEqualTo(63);
    }

    @Test
    void cellsAreWrittenInAscendingOrder() {
        var into = new int[4];
        assertThat(Cells.write(SET, into)).isEqualTo(3);
        assertThat(into).containsExactly(3, 40, 63, 0);
    }

    @Test
    void cellsAreAppendedToWhatIsThere() {
        var into = new int[] {7, 0, 0, 0};
        assertThat(Cells.append(SET, 100, into, 1)).isEqualTo(4);
        assertThat(into).containsExactly(7, 103, 140, 163);
    }
}
