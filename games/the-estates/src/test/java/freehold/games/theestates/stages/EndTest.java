package freehold.games.theestates.stages;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.Play;
import freehold.games.theestates.rules.Ending;
import freehold.games.theestates.rules.Position;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// How rounds end, and what they are worth: T20 to T24.
class EndTest {
    @Test
    void aRowOfLengthZeroIsComplete_T20() {
        var play = Play.with(2).turns("permit3 C-", "permit1 C-");
        assertThat(play.position().streets().isComplete(2)).isTrue();
        assertThat(play.position().isOver()).isFalse();
    }

    @Test
    void twoCompleteRowsEndTheRoundAtOnce_T21() {
        var play = Play.with(2).turns("permit3 C-", "permit1 C-", "permit2 B-", "G3 B1", "G4 B2");
        play.turn("roof roof2 B1");
        assertThat(play.position().isOver()).isFalse();
        play.turn("roof roof5 B2");
        assertThat(play.position().ending()).isEqualTo(Ending.TWO_ROWS_COMPLETE);
        assertThat(play.position().actor()).isEqualTo(Position.NOBODY);
        assertThat(play.legal()).isEmpty();
    }

    @Test
    void theLastRooftopEndsTheRoundWhenItIsPlacedNotWhenItIsTurnedOver_T21() {
        var play = Play.with(2);
        var roofs = new String[] {"1", "1", "2", "2", "3", "3", "4", "4", "5", "5", "6"};
        var lots = new String[] {"A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3", "A4", "B4"};
        var cubes = new String[] {"B1", "B2", "B3", "B4", "B5", "B6", "G1", "G2", "G3", "G4", "G5"};
        play.turn("permit2 A+").turn("permit1 B+").turn("permit3 C+");
        for (var i = 0; i < roofs.length; i++) {
            play.turn(cubes[i] + " " + lots[i]).turn("roof roof" + roofs[i] + " " + lots[i]);
        }
        play.turn("G6 A5").play("hold roof roof6");
        assertThat(play.position().rooftops().count()).isZero();
        assertThat(play.position().isOver()).isFalse();
        play.play("pass A5");
        assertThat(play.position().ending()).isEqualTo(Ending.LAST_ROOFTOP);
    }

    @Test
    void buildingsCountForACompleteRowAndAgainstAnIncompleteOne_T22() {
        var play = Play.with(2).turns("permit3 B-", "R6 B1", "R5 A1");
        assertThat(play.position().scores()).containsExactly(0, -6 - 5);
        play.turn("roof roof4 B1");
        assertThat(play.position().scores()).containsExactly(0, 10 - 5);
    }

    @Test
    void aBuildingGoesToTheOwnerOfItsTopFloorsColour_T22() {
        var play = Play.with(2).turns("R6 B1", "Y4 B1");
        assertThat(play.position().scores()).containsExactly(0, -10);
    }

    @Test
    void mostChecksBreakATie_T23() {
        var position = sixPointsEach("hold permit3 bid2 keep B-").position();
        assertThat(position.scores()).containsExactly(6, 6);
        assertThat(position.winners()).containsExactly(2);
    }

    @Test
    void equalInPointsAndChecksTheyShareTheWin_T23() {
        assertThat(sixPointsEach("hold permit3 pass B-").position().winners()).containsExactly(1, 2);
    }

    private static Play sixPointsEach(String firstTurn) {
        return Play.with(2)
                .play(firstTurn)
                .turns("permit2 C-", "permit1 C-", "G2 B1", "Y4 C1", "roof roof4 B1", "roof roof2 C1");
    }

    @Test
    void theNextRoundStartsAnewWithAllChecksAsCash_T24() {
        var play = Play.rounds(3, 2).play("stow permit3 pass pass B-");
        play.turns("permit1 C-", "permit2 C-", "R6 C1", "G3 B1");
        play.turns("roof roof1 C1", "roof roof2 B1");
        var position = play.position();
        assertThat(position.round()).isEqualTo(2);
        assertThat(position.stage()).isEqualTo(Stages.DRAW);
        assertThat(IntStream.rangeClosed(1, 3).map(position.holdings()::cash)).containsExactly(12, 12, 12);
        assertThat(position.scores()).containsExactly(1 + 7, 5, 0);
        assertThat(position.streets().length(1)).isEqualTo(4);
        assertThat(position.rooftops().count()).isEqualTo(12);
        play.play(Play.OFFER);
        assertThat(play.position().auctioneer()).isEqualTo(2);
        assertThat(play.play("hold").legal()).contains("permit1", "permit2", "permit3", "mayor", "cancel", "B1");
    }
}
