package freehold.games.theestates.stages;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.Play;
import freehold.kernel.telling.Note;
import org.junit.jupiter.api.Test;

class NotesTest {
    private static Note note(Play play, String token) {
        return play.position().note(play.position().moveOf(token));
    }

    @Test
    void theFirstCubeOfAColourTakesTheCertificate_T15() {
        var play = Play.with(2).play("hold R6 pass");
        assertThat(note(play, "A1").effects()).containsExactly("founds a building", "takes a certificate");
        play.play("A1").play("hold R5 pass");
        assertThat(note(play, "B1").effects()).containsExactly("founds a building");
    }

    @Test
    void aFloorOfOnesOwnColourTakesABuildingOver_T22() {
        var play = Play.with(2).turn("R6 B1").play("hold Y4 pass");
        assertThat(note(play, "B1").effects())
                .containsExactly("adds a floor", "takes a certificate", "takes a building from another");
    }

    @Test
    void whatIsAuctionedHasTheNameOfTheView_T10() {
        var play = Play.with(2).play("hold");
        assertThat(note(play, "R6").target()).contains("R6");
        assertThat(note(play, "permit2").target()).contains("permit2");
    }

    @Test
    void aPermitIsUsedOnARow_T17() {
        var play = Play.with(2).play("hold permit2 pass");
        assertThat(note(play, "A+").target()).contains("A");
        assertThat(note(play, "A+").amount()).hasValue(2);
    }

    @Test
    void whatIsPaidStandsInTheSettlement_T12() {
        var play = Play.with(2).play("hold R6 bid3");
        assertThat(note(play, "sell").amount()).hasValue(3);
        assertThat(note(play, "keep").piece()).contains("cube");
    }
}
