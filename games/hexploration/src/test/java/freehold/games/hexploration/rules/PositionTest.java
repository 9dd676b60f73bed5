package freehold.games.hexploration.rules;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Scene;
import org.junit.jupiter.api.Test;

class PositionTest {
    private static void areEqual(Scene scene, Scene other) {
        assertThat(scene.position().hash()).isEqualTo(other.position().hash());
        assertThat(scene.view()).isEqualTo(other.view());
        assertThat(scene.legal()).isEqualTo(other.legal());
    }

    @Test
    void theOrderOfMarkersDoesNotMatter() {
        var scene = Scene.of(2, 5, Scene.APART);
        var other = Scene.of(2, 5, Scene.APART);
        areEqual(scene.play("mark:2,0 mark:0,2"), other.play("mark:0,2 mark:2,0"));
    }

    @Test
    void theOrderOfTilesDoesNotMatter_H4() {
        var scene = Scene.of(2, 5, Scene.APART).play("draw tile:F place:1@3,0 draw tile:H place:2@0,3");
        var other = Scene.of(2, 5, Scene.APART).play("draw tile:H place:2@0,3 draw tile:F place:1@3,0");
        areEqual(scene, other);
    }

    @Test
    void theWayInWhichAreasJoinedDoesNotMatter_H9() {
        var scene = Scene.of(2, 5, Scene.APART).play("draw tile:H place:1@1,1 stay draw tile:H place:2@1,2");
        var other = Scene.of(2, 5, Scene.APART).play("draw tile:H place:2@1,2 draw tile:H place:1@1,1 stay");
        areEqual(scene, other);
        assertThat(scene.area("1,1").size()).isEqualTo(3);
    }

    @Test
    void usedUpLimitsAreAPartOfThePosition_H14() {
        var fresh = Scene.of(2, 5, Scene.APART);
        var used = Scene.of(2, 5, Scene.APART).play("mark:2,0 unmark:2,0");
        assertThat(used.position().hash()).isNotEqualTo(fresh.position().hash());
    }

    @Test
    void aBoughtTileIsNotADrawnOne_H8() {
        var market = "draw tile:M discard:3 draw tile:F place:1@3,0 draw tile:H place:2@0,3 end";
        var drawn = Scene.of(2, 9, Scene.APART).play(market).play("draw tile:M");
        var bought = Scene.of(2, 9, Scene.APART).play(market).play("shop:1M3");
        assertThat(drawn.view().hand().isBought()).isFalse();
        assertThat(bought.view().hand().isBought()).isTrue();
        assertThat(drawn.position().hash()).isNotEqualTo(bought.position().hash());
    }

    @Test
    void scoresStandAsIfTheGameEndedNow_H19() {
        assertThat(Scene.of(2, 5, Scene.APART).position().scores()).containsExactly(5 + 6, 5 + 6);
        assertThat(Scene.of(2, 5, Scene.APART).position().winners()).isEmpty();
    }
}
