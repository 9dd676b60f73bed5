package freehold.games.hexploration;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.rules.Ending;
import freehold.games.hexploration.rules.land.Terrain;
import freehold.games.hexploration.view.View;
import org.junit.jupiter.api.Test;

/// The moments for which the golden games were chosen, before and after.
class GoldenMomentsTest {
    @Test
    void anAreaWithAMarkerAbsorbsALargerOneWithout_H9() {
        var scene = Scene.golden("absorbs-a-larger-free-area", 34);
        assertThat(scene.area("-2,0").size()).isEqualTo(2);
        assertThat(scene.area("-2,0").owner()).isZero();
        assertThat(scene.area("-2,2").size()).isEqualTo(1);
        assertThat(scene.area("-2,2").owner()).isEqualTo(2);
        scene.play("place:1@-3,2");
        assertThat(scene.area("-2,0").size()).isEqualTo(4);
        assertThat(scene.area("-2,0").owner()).isEqualTo(2);
        assertThat(scene.pawn(1, 1)).as("seat 1's pawn stays where it was").isEqualTo("-2,0");
    }

    @Test
    void borderBonusAndForeignGroundAddUp_H10_H11() {
        var scene = Scene.golden("absorbs-a-larger-free-area", 34);
        assertThat(scene.area(scene.pawn(2, 1)).owner())
                .as("pawn 1 of seat 2 stands on foreign ground")
                .isEqualTo(1);
        assertThat(scene.money(2)).isEqualTo(8);
        scene.play("place:1@-3,2");
        assertThat(scene.money(2)).isEqualTo(8 + 1 + 2);
    }

    @Test
    void theOwnerOfAnAbsorbedAreaIsPaidByTheTile_H9() {
        var scene = Scene.golden("paid-absorption", 11);
        assertThat(scene.area("-1,-1").owner()).isEqualTo(2);
        assertThat(scene.reserve(2)).isEqualTo(3);
        scene.play("place:1@-2,0");
        assertThat(scene.area("-1,-1").owner())
                .as("the active player's comes first of equal sizes")
                .isEqualTo(1);
        assertThat(scene.money(1)).as("$1 paid, $1 gained at the border (H10)").isEqualTo(5 - 1 + 1);
        assertThat(scene.money(2)).isEqualTo(5 + 1);
        assertThat(scene.reserve(2)).isEqualTo(4);
    }

    @Test
    void theActivePlayerPaysWhereOneOpponentAbsorbsAnother_H9() {
        var scene = Scene.golden("paid-absorption-between-others", 37);
        assertThat(scene.area("2,-1").owner()).isEqualTo(2);
        assertThat(scene.area("1,1").owner()).isEqualTo(3);
        scene.play("place:1@2,0");
        assertThat(scene.area("2,-1").owner())
                .as("seat 2 comes before seat 3 after seat 1")
                .isEqualTo(2);
        assertThat(scene.area("2,-1").size()).isEqualTo(3);
        assertThat(scene.money(1)).isEqualTo(9 - 1 + 1);
        assertThat(scene.money(2)).isEqualTo(4);
        assertThat(scene.money(3)).isEqualTo(7 + 1);
    }

    @Test
    void theActivePlayersOwnAreaIsAbsorbedForNothing_H9() {
        var scene = Scene.golden("own-markers-go-back", 17);
        assertThat(scene.area("-2,0").owner()).isEqualTo(2);
        assertThat(scene.reserve(2)).isEqualTo(3);
        scene.play("place:2@-1,-1");
        assertThat(scene.area("0,-2").owner()).isEqualTo(1);
        assertThat(scene.area("0,-2").markers()).isEqualTo(2);
        assertThat(scene.reserve(2)).isEqualTo(4);
        assertThat(scene.money(1)).isEqualTo(7);
        assertThat(scene.money(2)).as("only the border bonus (H10)").isEqualTo(5 + 1);
    }

    @Test
    void anEnclosedAreaIsTakenOverForNothing_H12() {
        var scene = Scene.golden("enclosure", 15);
        assertThat(scene.area("-1,2").isEnclosed()).isTrue();
        assertThat(scene.legal()).containsExactly("seize:-1,2", "spare:-1,2");
        scene.play("seize:-1,2");
        assertThat(scene.area("-1,2").owner()).isEqualTo(1);
        assertThat(scene.reserve(1)).isEqualTo(2);
        assertThat(scene.reserve(2)).isEqualTo(4);
        assertThat(scene.money(1)).isEqualTo(7);
        assertThat(scene.view().turn().placements())
                .as("H14's limit is untouched")
                .isEqualTo(5);
    }

    @Test
    void enclosedAreasAreSettledInTheOrderOfTheirNames_H12() {
        var scene = Scene.golden("two-enclosed-at-once", 44);
        assertThat(scene.legal()).containsExactly("seize:1,-2", "spare:1,-2");
        scene.play("seize:1,-2");
        assertThat(scene.legal()).containsExactly("seize:2,-1", "spare:2,-1");
        scene.play("spare:2,-1");
        assertThat(scene.area("1,-2").owner()).isEqualTo(2);
        assertThat(scene.area("2,-1").owner()).isEqualTo(1);
    }

    @Test
    void aPurchasePaysTheOwnerWhoseMarkersGoBack_H15() {
        var scene = Scene.golden("purchase", 13);
        assertThat(scene.area("2,0").price()).as("$2 × 2 tiles × 1 marker").isEqualTo(4);
        scene.play("buy:2,0");
        assertThat(scene.area("2,0").owner()).isEqualTo(1);
        assertThat(scene.money(1)).isEqualTo(6 - 4);
        assertThat(scene.money(2)).isEqualTo(5 + 4);
        assertThat(scene.reserve(1)).isEqualTo(2);
        assertThat(scene.reserve(2)).isEqualTo(4);
        assertThat(scene.view().turn().placements()).isEqualTo(4);
    }

    @Test
    void theFourthTileInAMarketSendsOneBack_H17() {
        var scene = Scene.golden("market-over-three", 21);
        assertThat(scene.market(1)).containsExactly("F4", "H4", "H5", "H5");
        assertThat(scene.legal()).containsExactly("return:F4", "return:H4", "return:H5");
        assertThat(scene.inBag(Terrain.FOREST)).isEqualTo(23);
        scene.play("return:F4");
        assertThat(scene.market(1)).containsExactly("H4", "H5", "H5");
        assertThat(scene.inBag(Terrain.FOREST)).isEqualTo(24);
    }

    @Test
    void twentyOneTilesOutEndTheGameAtTheEndOfTheTurn_H18() {
        var scene = Scene.golden("ends-by-tiles-out", 71);
        assertThat(scene.inBag(Terrain.FOREST)).isEqualTo(4);
        assertThat(scene.position().isOver()).isFalse();
        scene.play("end");
        assertThat(scene.position().ending()).isEqualTo(Ending.TILES_OUT);
        assertThat(scene.position().scores()).as("$25 and $3 × (10 + 10)").containsExactly(85, 13);
        assertThat(scene.position().winners()).containsExactly(1);
    }

    @Test
    void fourRoundsWithoutATileEndTheGameAfterIncome_H18() {
        var scene = Scene.golden("ends-by-standstill", 48);
        assertThat(scene.view().turn().quietTurns()).isEqualTo(11);
        assertThat(scene.money(3)).isEqualTo(11);
        scene.play("end");
        assertThat(scene.position().ending()).isEqualTo(Ending.STANDSTILL);
        assertThat(scene.money(3)).as("income comes first (H16)").isEqualTo(13);
        assertThat(scene.position().winners())
                .as("equal money shares the win (H19)")
                .containsExactly(1, 2, 3);
    }

    @Test
    void aStartingTileWithoutASpaceInTheRingGoesFartherOut_H5() {
        var scene = Scene.golden("start-beyond-the-ring", 12);
        assertThat(scene.legal())
                .containsExactlyInAnyOrder(
                        "start:P@-3,0",
                        "start:P@-3,1",
                        "start:P@-1,3",
                        "start:P@0,3",
                        "start:P@2,-3",
                        "start:P@3,-3",
                        "start:P@3,0");
        scene.play("start:P@-3,1");
        assertThat(scene.pawn(3, 2)).isEqualTo("-3,1");
        assertThat(scene.position().actor()).isEqualTo(1);
    }

    @Test
    void aDrawnTileThatCanNotBePlacedIsVoid_H8() {
        var scene = Scene.golden("void-drawn", 66);
        assertThat(scene.legal("place")).isEmpty();
        assertThat(scene.legal("discard")).isEmpty();
        assertThat(scene.money(1)).isZero();
        scene.play("void");
        assertThat(scene.inBag(Terrain.FOREST)).isEqualTo(21);
        assertThat(scene.view().players().getFirst().pawns()).allMatch(View.Pawn::hasActed);
    }

    @Test
    void aBoughtTileThatCanNoLongerBePlacedIsVoid_H8() {
        var scene = Scene.golden("void-bought", 71);
        assertThat(scene.legal("place")).isNotEmpty();
        assertThat(scene.legal("void")).isEmpty();
        scene.play("buy:0,2");
        assertThat(scene.legal("place")).isEmpty();
        assertThat(scene.legal("discard")).isEmpty();
        scene.play("void");
        assertThat(scene.inBag(Terrain.PLAINS)).isEqualTo(20);
    }
}
