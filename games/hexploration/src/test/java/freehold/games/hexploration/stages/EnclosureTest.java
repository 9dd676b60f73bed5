package freehold.games.hexploration.stages;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Scene;
import freehold.games.hexploration.rules.land.Space;
import org.junit.jupiter.api.Test;

class EnclosureTest {
    @Test
    void anEnclosureIsAskedAboutBeforeFollowing_H12_H13() {
        var scene = Scene.golden("two-enclosed-at-once", 44);
        assertThat(scene.legal()).doesNotContain("step", "stay");
    }

    @Test
    void whatWasSparedIsNotAskedAboutAgain_H12() {
        var scene = Scene.golden("two-enclosed-at-once", 44).play("spare:1,-2 spare:2,-1");
        assertThat(scene.legal("seize")).isEmpty();
        assertThat(scene.area("1,-2").owner()).isEqualTo(1);
        assertThat(scene.reserve(2)).isEqualTo(4);
    }

    @Test
    void withoutAMarkerInReserveNothingIsAsked_H12() {
        var scene = Scene.golden("enclosure", 9).play("mark:-2,2 mark:-2,2 mark:-2,2");
        scene.play("draw tile:F place:2@-1,3 draw tile:F place:1@-2,3");
        assertThat(scene.area("-1,2").isEnclosed()).isTrue();
        assertThat(scene.legal()).containsExactly("stay", "step");
    }

    @Test
    void theReserveIsCountedAgainAfterEachTakeover_H12() {
        var scene = Scene.golden("two-enclosed-at-once", 44);
        var markers = scene.position().markers();
        markers.put(scene.position().land().area(Space.at(1, 1)), 2, 3);
        assertThat(scene.reserve(2)).isEqualTo(1);
        scene.play("seize:1,-2");
        assertThat(scene.legal("seize")).as("the only marker is used up").isEmpty();
    }

    @Test
    void anAreaWithAnEmptySpaceBesideItIsNotAskedAbout_H12() {
        var scene = Scene.of(2, 5, Scene.SIDE_BY_SIDE).play("draw tile:H place:1@3,-1");
        assertThat(scene.area("2,-1").isEnclosed()).isFalse();
        assertThat(scene.legal()).containsExactly("stay", "step");
    }
}
