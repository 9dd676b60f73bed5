package freehold.games.theestates.stages;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.Play;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.view.View;
import org.junit.jupiter.api.Test;

/// What may go where: T14 to T19.
class PlacingTest {
    private static final int A = 0;
    private static final int B = 1;

    @Test
    void theFirstCubeGoesToTheStreet_T14() {
        assertThat(Play.with(2).play("hold G3 pass").legal()).containsExactly("A1", "B1", "C1");
    }

    @Test
    void aCubeGoesOnAStrictlyHigherTop_T14() {
        var play = Play.with(2).turns("G3 B1", "G4 C1").play("hold Y4 pass");
        assertThat(play.legal()).containsExactly("A1", "B2", "C2");
        play.play("C2").turn("Y3 A1").play("hold B1 pass");
        assertThat(play.legal()).containsExactly("A2", "B1", "B2", "C1", "C3");
    }

    @Test
    void aWhiteLotCarriesOneFloor_T2() {
        var play = Play.with(2).turn("R6 A1").play("hold B1 pass");
        assertThat(play.legal()).containsExactly("A2", "B1", "C1");
    }

    @Test
    void noCubeGoesBeyondTheRowsLength_T14() {
        var play = Play.with(2).turns("permit3 A-", "B1 A1").play("hold B2 pass");
        assertThat(play.legal()).containsExactly("B1", "C1");
    }

    @Test
    void cubesThatFitNowhereCanNotBeSelected_T10() {
        var play = Play.with(2)
                .turns("permit3 A-", "B1 A1", "permit2 B-", "B2 B1", "B3 B2", "permit1 C-")
                .turns("G2 C1", "G1 C2", "Y4 C3")
                .play("hold");
        assertThat(play.legal()).contains("G3", "Y3", "roof").doesNotContain("B4", "B6", "Y5", "R6");
    }

    @Test
    void theFirstCubeOfAColourBringsItsCertificate_T15() {
        var play = Play.with(2).turn("B1 A1");
        assertThat(play.position().holdings().certificate(0)).isEqualTo(1);
        play.turn("B2 B1");
        assertThat(play.position().holdings().certificate(0)).isEqualTo(1);
        play.play("hold G2 bid1 sell C1");
        assertThat(play.position().holdings().certificate(1)).isEqualTo(2);
    }

    @Test
    void aRoofEndsTheBuilding_T16() {
        var play = Play.with(2).turns("R6 B1", "roof roof1 B1").play("hold B1 pass");
        assertThat(play.legal()).containsExactly("A1", "B2", "C1");
    }

    @Test
    void permitsOfARowAddUp_T17() {
        var play = Play.with(2).turns("permit3 A+", "permit1 A+");
        assertThat(play.position().streets().length(A)).isEqualTo(8);
        assertThat(row(play, A).permits())
                .containsExactly(new View.Permit("permit1", 1, "A9"), new View.Permit("permit3", 3, "A9"));
        play.play("hold permit2 pass");
        assertThat(play.legal()).containsExactly("A-", "B+", "B-", "C+", "C-", "discard");
    }

    @Test
    void nineLotsAreTheMost_T17() {
        var play = Play.with(2).turns("permit3 A+", "permit2 A+");
        assertThat(play.position().streets().length(A)).isEqualTo(9);
        assertThat(row(play, A).permits()).extracting(View.Permit::lot).containsOnly("A10");
        assertThat(play.play("hold permit1 pass").legal()).doesNotContain("A+");
    }

    @Test
    void aRowMayShrinkToWhatIsBuiltButNotBelow_T17() {
        var play = Play.with(2).turns("B1 A1", "permit2 A-");
        assertThat(play.play("hold permit3 pass").legal()).doesNotContain("A-").contains("A+", "discard");
        play.play("B-").play("hold permit1 pass A-");
        assertThat(play.position().streets().length(A)).isEqualTo(1);
    }

    @Test
    void aCompletedRowMadeLongerIsIncompleteAgain_T17() {
        var play = Play.with(2).turns("permit3 B-", "B1 B1", "roof roof2 B1");
        assertThat(play.position().streets().isComplete(B)).isTrue();
        play.turn("permit1 B+");
        assertThat(play.position().streets().isComplete(B)).isFalse();
        assertThat(play.position().scores()).containsExactly(0, -3);
    }

    @Test
    void theCancelCubeUndoesAPermit_T18() {
        var play = Play.with(2).turns("permit3 A+", "permit1 A-").play("hold cancel pass");
        assertThat(play.legal()).containsExactly("discard", "permit1", "permit3");
        play.play("permit3");
        assertThat(play.position().streets().length(A)).isEqualTo(3);
        assertThat(row(play, A).permits()).containsExactly(new View.Permit("permit1", -1, "A4"));
        assertThat(View.of(play.position(), 0).specialsGone()).containsExactly("permit3", "cancel");
    }

    @Test
    void theCancelCubeMayNotUncoverWhatIsBuilt_T18() {
        var play = Play.with(2)
                .turns("permit1 B+", "B1 B1", "B2 B2", "B3 B3", "B4 B4", "B5 B5")
                .play("hold cancel pass");
        assertThat(play.legal()).containsExactly("discard");
    }

    @Test
    void theCancelCubeMayNotMakeARowShorterThanNothing_T18() {
        var play = Play.with(2).turns("permit1 A+", "permit3 A-", "permit2 A-").play("hold cancel pass");
        assertThat(play.position().streets().length(A)).isZero();
        assertThat(play.legal()).containsExactly("discard", "permit2", "permit3");
    }

    @Test
    void theMayorDoublesWhatARowCounts_T19() {
        var play = Play.with(2).turns("permit3 B-", "R6 B1", "mayor B");
        assertThat(play.position().scores()).containsExactly(0, -12);
        play.turn("roof roof2 B1");
        assertThat(play.position().scores()).containsExactly(0, 16);
    }

    private static View.Row row(Play play, int row) {
        return View.of(play.position(), Position.SPECTATOR).rows().get(row);
    }
}
