package freehold.games.hexploration.stages;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Scene;
import org.junit.jupiter.api.Test;

class ExplorationTest {
    @Test
    void aTileGoesBesideTheAreaOfAPawnThatHasNotActed_H8() {
        var scene = Scene.of(2, 5, Scene.APART).play("draw tile:M");
        assertThat(scene.legal("place"))
                .containsExactly(
                        "place:1@1,1",
                        "place:1@2,-1",
                        "place:1@2,1",
                        "place:1@3,-1",
                        "place:1@3,0",
                        "place:2@-1,2",
                        "place:2@-1,3",
                        "place:2@0,3",
                        "place:2@1,1",
                        "place:2@1,2");
        scene.play("place:1@3,0 stay draw tile:M");
        assertThat(scene.legal("place")).allMatch(token -> token.startsWith("place:2@"));
    }

    @Test
    void aTileOfTheSameTypeGrowsTheAreaAndNobodyFollows_H13() {
        var scene = Scene.of(2, 5, Scene.APART).play("draw tile:F place:1@3,-1");
        assertThat(scene.area("3,-1").size()).as("the area has a new name (H4)").isEqualTo(2);
        assertThat(scene.pawn(1, 1)).isEqualTo("3,-1");
        assertThat(scene.legal()).contains("draw").doesNotContain("step", "stay");
    }

    @Test
    void aPawnMayFollowOntoATileOfAnotherType_H13() {
        var scene = Scene.of(2, 5, Scene.APART).play("draw tile:M place:1@3,0");
        assertThat(scene.legal()).containsExactly("stay", "step");
        scene.play("step");
        assertThat(scene.pawn(1, 1)).isEqualTo("3,0");
        assertThat(scene.area("2,0").markers()).as("markers stay behind").isEqualTo(1);
        assertThat(scene.area("3,0").owner()).isZero();
    }

    @Test
    void touchingAnOpponentsAreaBringsOneDollar_H10() {
        var scene = Scene.of(2, 5, Scene.SIDE_BY_SIDE).play("draw tile:H place:1@3,-1");
        assertThat(scene.money(1)).isEqualTo(6);
    }

    @Test
    void joiningAnOpponentsAreaBringsOneDollarToo_H10() {
        var scene = Scene.of(2, 5, Scene.SIDE_BY_SIDE).play("draw tile:M place:1@3,-1");
        assertThat(scene.area("2,-1").size()).isEqualTo(2);
        assertThat(scene.area("2,-1").owner()).isEqualTo(2);
        assertThat(scene.money(1)).isEqualTo(6);
    }

    @Test
    void theBorderBonusCanPayForWhatIsAbsorbed_H9_H10() {
        var scene = Scene.of(
                2,
                0,
                "tile:P tile:M tile:M tile:H start:P@-2,0 start:M@2,-1 start:M@1,1 start:H@0,-2 draw tile:M place:2@2,0");
        assertThat(scene.area("2,-1").owner()).isEqualTo(1);
        assertThat(scene.money(1)).as("$0, $1 gained, $1 paid").isZero();
        assertThat(scene.money(2)).isEqualTo(1);
    }

    @Test
    void anotherTypeOnForeignGroundBringsTwoDollarsMore_H11() {
        var scene = Scene.of(2, 5, Scene.SIDE_BY_SIDE).play("move:2>-2,1 move:1>2,-1 end");
        scene.play("move:1>2,0 move:2>-2,0 end");
        var money = scene.money(1);
        scene.play("draw tile:H place:1@3,-2 stay");
        assertThat(scene.money(1)).as("the pawn stands on seat 2's marsh").isEqualTo(money + 1 + 2);
        scene.play("draw tile:P place:2@-3,2");
        assertThat(scene.money(1)).as("plains match the plains it stands on").isEqualTo(money + 3 + 1);
    }

    @Test
    void aDrawnTileCanBeDiscardedIntoTheMarketForTwoDollars_H8() {
        var scene = Scene.of(2, 5, Scene.SIDE_BY_SIDE).play("draw tile:M discard:4");
        assertThat(scene.money(1)).isEqualTo(3);
        assertThat(scene.market(1)).containsExactly("M4");
        assertThat(scene.legal("draw")).isNotEmpty();
        assertThat(scene.legal("move")).as("the pawn may also move instead").isNotEmpty();
    }

    @Test
    void aDiscardNeedsTwoDollars_H8() {
        assertThat(Scene.of(2, 1, Scene.APART).play("draw tile:M").legal("discard"))
                .isEmpty();
        assertThat(Scene.of(2, 2, Scene.APART).play("draw tile:M").legal("discard"))
                .hasSize(3);
    }

    @Test
    void aTileBoughtFromAMarketIsPaidToItsOwnerAndCanNotBeDiscarded_H8() {
        var scene = Scene.of(2, 5, Scene.APART)
                .play("draw tile:M discard:4 draw tile:F place:1@3,0 draw tile:H place:2@0,3 end");
        assertThat(scene.legal("shop")).containsExactly("shop:1M4");
        var money = scene.money(1);
        scene.play("shop:1M4");
        assertThat(scene.money(1)).isEqualTo(money + 4);
        assertThat(scene.money(2)).isEqualTo(1);
        assertThat(scene.market(1)).isEmpty();
        assertThat(scene.legal("discard")).isEmpty();
        assertThat(scene.legal("place")).isNotEmpty();
    }

    @Test
    void aTileThatCostsMoreThanTheCashIsNotForSale_H8() {
        var scene = Scene.of(2, 4, Scene.APART)
                .play("draw tile:M discard:5 draw tile:F place:1@3,0 draw tile:H place:2@0,3 end");
        assertThat(scene.legal("shop")).isEmpty();
    }

    @Test
    void theTurnEndsOnlyOnceNoPawnCanAct_H6() {
        var scene = Scene.of(2, 5, Scene.APART).play("draw tile:F place:1@3,0");
        assertThat(scene.legal("end")).isEmpty();
        scene.play("draw tile:H place:2@0,3");
        assertThat(scene.legal("end")).containsExactly("end");
        scene.play("end");
        assertThat(scene.position().actor()).isEqualTo(2);
    }
}
