package freehold.games.esgros.view;

import static freehold.games.esgros.Played.after;
import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.esgros.rules.Move;
import java.util.List;
import org.junit.jupiter.api.Test;

class PictureTest {
    @Test
    void stonesShowTheSizeOfTheirGroupAndOpenCellsTheirNames() {
        assertThat(after("size=3", "d2 c1 b2 a3 c5 e3 b1").view(1).picture()).hasToString("""
                    e  e1  ·   ○1  e
                  d  d1  ●1  ·   ·   d
                c  c1  c2  c3  c4  ●1  c
                  b  ●2  ●2  ·   ·   b
                    a  a1  ·   ○1  a

                ● black is seat 1; groups: 2 1 1
                ○ white is seat 2; groups: 1 1""");
    }

    @Test
    void aColourWithoutStonesSaysSo() {
        assertThat(after("size=2", "b2 b1 c1").view(1).picture().toString())
                .endsWith("○ white is seat 2; groups: none");
    }

    @Test
    void theViewDoesNotDependOnTheOrderOfMoves() {
        assertThat(after("size=3", "a1 e3 c3 e1").view(1))
                .isEqualTo(after("size=3", "c3 e1 a1 e3").view(2));
        assertThat(View.of(after("size=2", "a1")).groups()).containsExactly(new View.Group("black", List.of("a1")));
    }

    @Test
    void movesAreToldInWords() {
        var position = after("size=4", "d4");
        assertThat(position.tell(0)).hasToString("places a white stone on a1");
        assertThat(position.tell(Move.SWAP)).hasToString("swaps: black and white change hands");
        assertThat(position.prompt()).hasToString("place a stone, or swap");
        assertThat(after("size=4", "d4 swap").prompt()).hasToString("place a stone");
    }
}
