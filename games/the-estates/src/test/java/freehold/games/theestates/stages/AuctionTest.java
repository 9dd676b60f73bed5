package freehold.games.theestates.stages;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.Play;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.view.View;
import org.junit.jupiter.api.Test;

/// From stowing to settlement: T9 to T13.
class AuctionTest {
    @Test
    void seatOneIsTheFirstAuctioneer_T8() {
        var position = Play.with(3).position();
        assertThat(position.auctioneer()).isEqualTo(1);
        assertThat(position.actor()).isEqualTo(1);
        assertThat(position.stage()).isEqualTo(Stages.STOW);
    }

    @Test
    void aStowedCheckCanNotBeSpentButIsAPoint_T9() {
        var play = Play.with(2).play("stow mayor");
        assertThat(play.position().holdings().cash(1)).isEqualTo(11);
        assertThat(play.position().scores()).containsExactly(1, 0);
        play.play("bid12");
        assertThat(play.legal()).containsExactly("sell");
    }

    @Test
    void whoHasNoCashIsAskedLikeAllOthersAndCanOnlyHold_T9() {
        var play = Play.with(2).play("hold mayor bid12 keep A");
        assertThat(play.position().holdings().cash(1)).isZero();
        play.play("hold permit1 pass A+");
        assertThat(play.position().actor()).isEqualTo(1);
        assertThat(play.position().stage()).isEqualTo(Stages.STOW);
        assertThat(play.legal()).containsExactly("hold");
        assertThat(play.refusal("stow")).isEqualTo("T9: there is no cash in hand to stow");
    }

    @Test
    void onlyTheEndsOfTheOfferCanBeSelected_T10() {
        assertThat(Play.with(2).play("hold").legal())
                .containsExactly(
                        "B1", "G2", "G3", "R6", "Y4", "Y5", "cancel", "mayor", "permit1", "permit2", "permit3");
    }

    @Test
    void aTakenCubeOpensTheNextOne_T10() {
        var play = Play.with(2).turns("B1 A1", "R6 B1").play("hold");
        assertThat(play.legal()).contains("B2", "R5").doesNotContain("B1", "R6");
    }

    @Test
    void aRooftopCanBeSelectedOnceThereIsARooflessBuilding_T10() {
        var play = Play.with(2).play("hold");
        assertThat(play.legal()).doesNotContain("roof");
        play.play("B1 pass A1 hold");
        assertThat(play.legal()).contains("roof");
        play.play("roof roof3 pass A1 hold");
        assertThat(play.legal()).doesNotContain("roof");
    }

    @Test
    void aRooftopIsTurnedOverBeforeTheBidding_T10() {
        var play = Play.with(2).turn("B1 A1").play("hold roof");
        assertThat(play.position().actor()).isEqualTo(Position.CHANCE);
        assertThat(play.legal()).containsExactly("roof1", "roof2", "roof3", "roof4", "roof5", "roof6");
        assertThat(play.position().weight(Move.roof(4))).isEqualTo(2);
        play.play("roof4 pass A1").turn("B2 A2").play("hold roof");
        assertThat(play.position().weight(Move.roof(4))).isEqualTo(1);
    }

    @Test
    void theCancelCubeCanBeSelectedWithNoPermitOnTheBoard_T10() {
        var play = Play.with(2).play("hold cancel pass");
        assertThat(play.legal()).containsExactly("discard");
    }

    @Test
    void bidsGoRoundOnceFromTheAuctioneersLeft_T11() {
        var play = Play.with(4).turn("mayor A").play("hold permit1");
        assertThat(play.position().actor()).isEqualTo(3);
        play.play("bid2");
        assertThat(play.position().actor()).isEqualTo(4);
        play.play("pass");
        assertThat(play.position().actor()).isEqualTo(1);
        assertThat(play.legal()).contains("pass", "bid3", "bid12").doesNotContain("bid2", "bid13");
        play.play("bid3");
        assertThat(play.position().stage()).isEqualTo(Stages.SETTLE);
        assertThat(play.position().actor()).isEqualTo(2);
    }

    @Test
    void whoCanNotOutbidStillPasses_T11() {
        var play = Play.with(3).play("hold mayor bid12");
        assertThat(play.position().actor()).isEqualTo(3);
        assertThat(play.legal()).containsExactly("pass");
    }

    @Test
    void aSalePaysTheAuctioneer_T12() {
        var play = Play.with(3).play("hold mayor bid2 bid5 sell");
        assertThat(play.position().actor()).isEqualTo(3);
        assertThat(cash(play)).containsExactly(17, 12, 7);
    }

    @Test
    void keepingPaysTheHighestBidder_T12() {
        var play = Play.with(3).play("hold mayor bid2 bid5 keep");
        assertThat(play.position().actor()).isEqualTo(1);
        assertThat(cash(play)).containsExactly(7, 12, 17);
    }

    @Test
    void withNoBidTheAuctioneerGetsThePieceForNothing_T12() {
        var play = Play.with(3).play("hold mayor pass pass");
        assertThat(play.position().stage()).isEqualTo(Stages.PLACE_MAYOR);
        assertThat(play.position().actor()).isEqualTo(1);
        assertThat(cash(play)).containsExactly(12, 12, 12);
    }

    @Test
    void theNextAuctioneerSitsToTheLeftWhoeverGotThePiece_T13() {
        var play = Play.with(3).play("hold mayor pass bid1 sell A");
        assertThat(play.position().auctioneer()).isEqualTo(2);
    }

    @Test
    void specialPiecesCanBeDiscarded_T13() {
        var play = Play.with(2).turns("mayor discard", "permit2 discard").play("hold");
        assertThat(play.legal()).contains("permit1").doesNotContain("mayor", "permit2");
        assertThat(View.of(play.position(), Position.SPECTATOR).specialsGone()).containsExactly("permit2", "mayor");
    }

    private static int[] cash(Play play) {
        var holdings = play.position().holdings();
        return new int[] {holdings.cash(1), holdings.cash(2), holdings.cash(3)};
    }
}
