package freehold.games.esgros.words;

import static freehold.games.esgros.Played.after;
import static freehold.games.esgros.Played.move;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NotesTest {
    @Test
    void aStoneThatRemovesSaysSo_G5() {
        var position = after("size=3", "c2 d1 c5 d3 a2 b3 e2 b1");
        var note = position.note(move(position, "c3"));
        assertThat(note.kind()).isEqualTo("place");
        assertThat(note.piece()).contains("black");
        assertThat(note.amount()).hasValue(2);
        assertThat(note.place().orElseThrow().name()).isEqualTo("c3");
        assertThat(note.effects()).contains("removes", "overtakes the largest enemy group");
    }

    @Test
    void aQuietStoneHasNoEffect() {
        var position = after("size=3", "c2 d1");
        assertThat(position.note(move(position, "c5")).effects()).isEmpty();
    }

    /// White is behind and has no quiet cell: overtaking is the only way to go on.
    @Test
    void overtakingIsToldApartFromTheExceptionOfCrowdedBoards_G4() {
        var crowdedAndBehind = "c4 e3 a2 a3 d2 b2 c1 d1 c5";
        var strict = after("size=3 reading=strict", crowdedAndBehind);
        assertThat(strict.note(move(strict, "a1")).effects()).contains("outgrows because it must");
        var position = after("size=3", crowdedAndBehind);
        assertThat(position.note(move(position, "b3")).effects())
                .contains("outgrows to catch up", "overtakes the largest enemy group");
    }
}
