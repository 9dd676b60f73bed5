package freehold.games.hexploration.stages;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Scene;
import org.junit.jupiter.api.Test;

class SettlingTest {
    @Test
    void severalMarkersMayStandInOneArea_H14() {
        var scene = Scene.of(2, 5, Scene.APART).play("mark:2,0 mark:2,0");
        assertThat(scene.area("2,0").markers()).isEqualTo(3);
        assertThat(scene.reserve(1)).isEqualTo(1);
    }

    @Test
    void fivePlacementsAndFiveRemovalsATurn_H14() {
        var scene = Scene.of(2, 5, Scene.APART)
                .play("unmark:2,0 mark:2,0 unmark:2,0 mark:2,0 unmark:2,0 mark:2,0 unmark:2,0 mark:2,0 unmark:2,0");
        assertThat(scene.legal("unmark")).isEmpty();
        scene.play("mark:2,0");
        assertThat(scene.legal("mark")).isEmpty();
        assertThat(scene.reserve(1)).isEqualTo(3);
    }

    @Test
    void noMarkerInReserveNoPlacement_H14() {
        var scene = Scene.of(2, 5, Scene.APART).play("mark:2,0 mark:2,0 mark:0,2");
        assertThat(scene.reserve(1)).isZero();
        assertThat(scene.legal("mark")).isEmpty();
        assertThat(scene.legal("unmark")).containsExactly("unmark:0,2", "unmark:2,0");
    }

    @Test
    void markersArePlacedWithATileInHandToo_H14() {
        assertThat(Scene.of(2, 5, Scene.APART).play("draw tile:F").legal("mark"))
                .containsExactly("mark:0,2", "mark:2,0");
    }

    @Test
    void twoPawnsInOneAreaAreOneChoice_H14() {
        var scene = Scene.of(2, 5, Scene.APART).play("draw tile:H place:1@1,1 step");
        assertThat(scene.pawn(1, 1)).isEqualTo(scene.pawn(1, 2)).isEqualTo("1,1");
        assertThat(scene.legal("mark")).containsExactly("mark:1,1");
    }

    @Test
    void theLimitsAreFreshInTheNextTurn_H14() {
        var scene = Scene.of(2, 5, Scene.SIDE_BY_SIDE).play("mark:2,0 unmark:2,0 move:1>2,-1 move:2>-2,1 end");
        assertThat(scene.view().turn().placements()).isEqualTo(5);
        assertThat(scene.view().turn().removals()).isEqualTo(5);
    }

    @Test
    void markersMayGoAlongWithAPawnWithoutCounting_H7() {
        var scene = Scene.of(2, 5, Scene.APART).play("draw tile:M place:1@2,1 stay mark:2,0");
        scene.play("draw tile:F place:2@1,2 stay end");
        scene.play("draw tile:M place:1@-3,0 draw tile:P place:2@0,-3 end");
        assertThat(scene.legal("move")).contains("move:1>2,1", "move:1>2,1*1", "move:1>2,1*2");
        scene.play("move:1>2,1*2");
        assertThat(scene.area("2,1").owner()).isEqualTo(1);
        assertThat(scene.area("2,1").markers()).isEqualTo(2);
        assertThat(scene.area("2,0").owner()).isZero();
        assertThat(scene.view().turn().placements()).isEqualTo(5);
    }

    @Test
    void markersDoNotGoAlongIntoAnOpponentsArea_H7() {
        assertThat(Scene.of(2, 5, Scene.SIDE_BY_SIDE).legal("move")).containsExactly("move:1>2,-1", "move:2>-2,1");
    }

    @Test
    void anOpponentsAreaHasToBeBought_H15() {
        var scene = Scene.of(2, 5, Scene.SIDE_BY_SIDE).play("move:1>2,-1");
        assertThat(scene.legal("mark")).containsExactly("mark:-2,0");
        assertThat(scene.legal("buy")).containsExactly("buy:2,-1");
        scene.play("buy:2,-1");
        assertThat(scene.money(1)).isEqualTo(3);
        assertThat(scene.money(2)).isEqualTo(7);
        assertThat(scene.area("2,-1").owner()).isEqualTo(1);
        assertThat(scene.reserve(2)).isEqualTo(4);
    }

    @Test
    void everyMarkerInAnAreaRaisesItsPrice_H15() {
        var scene = Scene.of(2, 5, Scene.SIDE_BY_SIDE).play("move:1>2,-1 move:2>-2,1 end mark:2,-1 mark:2,-1");
        assertThat(scene.area("2,-1").price()).isEqualTo(2 * 1 * 3);
        scene.play("move:1>2,0 move:2>-2,0 end");
        assertThat(scene.money(1)).isEqualTo(5 + 2);
        assertThat(scene.legal("buy")).containsExactly("buy:-2,1", "buy:2,-1");
        scene.play("buy:-2,1");
        assertThat(scene.legal("buy")).as("$5 are not enough for $6").isEmpty();
    }
}
