package freehold.games.estate.words;

import static freehold.games.estate.Played.after;
import static freehold.games.estate.Played.move;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NotesTest {
    @Test
    void aPieceHasAPriceAndTellsWhatItTouches_E2() {
        var position = after("size=3 pie=false", "c2 a1 c5 a2 a3");
        var note = position.note(move(position, "c3"));
        assertThat(note.amount()).hasValue(3);
        assertThat(note.piece()).contains("light");
        assertThat(note.effects()).containsExactly("extends a holding");
    }

    @Test
    void aPieceBetweenTwoHoldingsJoinsThem() {
        var position = after("size=3 pie=false", "c2 a1 c5 a2 a3 c4 c1 d1 e1 e2");
        assertThat(position.note(move(position, "c3")).effects()).contains("joins two holdings");
    }

    @Test
    void anEarlyEndTellsWhatIsLeft_E5() {
        var position = after("size=3 pie=false", "a1");
        assertThat(position.note(move(position, "end")).amount()).hasValue(2);
    }
}
