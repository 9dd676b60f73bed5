package freehold.games.estate.rules;

import static freehold.games.estate.Played.after;
import static freehold.games.estate.Played.move;
import static freehold.games.estate.Played.play;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Pieces run out: E7.
class SupplyTest {
    /// Light has one piece left and, after it, two points.
    private static final String ONE_PIECE_LEFT = "g3 g1 e2 d3 d1 f5 e1 f1 g4 b3 end g2 a1 a4 e6 d4 f4 b2 d7 c3 c1 c2"
            + " b5 c5 b4 e5 b1 a2 d5 end f3 c6 a3 d2 end";

    /// Light has no piece left; Dark has placed a1 and may go on or end.
    private static final String NO_PIECE_LEFT = "b4 d2 f4 b3 a3 e2 d1 g4 c3 g3 g2 e6 c6 d4 e1 g1 e5 c4 end b1 d7 b5 f5"
            + " d5 a2 d6 c1 a4 f2 c2 f1 c5 end e3 end b2 f3 a1";

    @Test
    void thereAre35PiecesOfEachColourOnSide5_E7() {
        assertThat(Land.ofSide(5).piecesOfColour()).isEqualTo(35);
        assertThat(Land.ofSide(4).piecesOfColour()).isEqualTo(23);
        assertThat(Land.ofSide(3).piecesOfColour()).isEqualTo(14);
        assertThat(Land.ofSide(2).piecesOfColour()).isEqualTo(8);
    }

    @Test
    void theLastPieceEndsTheTurnWhateverPointsAreLeft_E7() {
        var position = after("size=4 pie=false", ONE_PIECE_LEFT);
        assertThat(position.supply(Position.LIGHT)).isEqualTo(1);
        assertThat(position.points()).isEqualTo(4);
        play(position, "f2");
        assertThat(position.supply(Position.LIGHT)).isZero();
        assertThat(position.mover()).isEqualTo(Position.DARK);
        assertThat(position.points()).isEqualTo(4);
    }

    @Test
    void aPlayerWithoutPiecesSitsOut_E7() {
        var position = after("size=4 pie=false", NO_PIECE_LEFT);
        assertThat(position.supply(Position.LIGHT)).isZero();
        assertThat(position.canEnd()).isTrue();
        assertThat(position.tell(move(position, "end")).toString()).endsWith("light has no piece left and sits out");
        play(position, "end");
        assertThat(position.mover()).isEqualTo(Position.DARK);
        assertThat(position.points()).isEqualTo(4);
        assertThat(position.canEnd()).isFalse();
        assertThat(position.view(Position.SPECTATOR).picture().toString()).contains("no piece left: sits out (E7)");
    }
}
