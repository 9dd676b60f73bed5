package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThinkerMemoryTest {
    private static final long MEGABYTE = 1 << 20;

    @Test
    void treesFitTheMemoryThatThereIs() {
        assertThat(Thinker.mostNodes(1_000 * MEGABYTE)).isEqualTo(1 << 19);
        for (var megabytes = 1; megabytes < 500; megabytes += 7) {
            var bytes = megabytes * MEGABYTE;
            var nodes = Thinker.mostNodes(bytes);
            assertThat(nodes * 2L * Tree.BYTES_OF_A_NODE).isBetween(bytes / 2, bytes);
        }
    }
}
