package freehold.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LinesTest {
    @Test
    void whatFitsStaysAsItIs() {
        assertThat(Lines.of("  help   this list", 20)).containsExactly("  help   this list");
        assertThat(Lines.of("", 20)).containsExactly("");
    }

    @Test
    void englishBreaksBetweenWords() {
        assertThat(Lines.of("places a black stone on d4", 14))
                .containsExactly("places a black", "    stone on", "    d4");
    }

    @Test
    void japaneseBreaksBetweenCharactersOfTwoColumns() {
        assertThat(Lines.of("空いているマスに石を置く", 12)).containsExactly("空いているマ", "    スに石を", "    置く");
    }

    @Test
    void noLineBeginsWithAStopOrEndsWithABracket() {
        assertThat(Lines.of("石を置きます。次", 12)).containsExactly("石を置きま", "    す。次");
        assertThat(Lines.of("黒石を置く（G4）", 12)).containsExactly("黒石を置く", "    （G4）");
    }
}
