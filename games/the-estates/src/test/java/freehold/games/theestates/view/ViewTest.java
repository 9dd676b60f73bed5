package freehold.games.theestates.view;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.Play;
import freehold.kernel.position.Position;
import org.junit.jupiter.api.Test;

class ViewTest {
    @Test
    void theBoardHasTenLotsToARowAndARiverBehindTheFourth_T1() {
        var view = (View) Play.with(2).position().view(Position.SPECTATOR);
        assertThat(view.board()).isEqualTo(new View.Board(10, 4));
    }
}
