package freehold.games.hexploration.view;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Scene;
import org.junit.jupiter.api.Test;

class ViewTest {
    private static View.Placing placing(Scene scene, String space) {
        return scene.view().placings().stream()
                .filter(placing -> placing.space().equals(space))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPlacementSaysWhatItPaysGainsAndMakes_H9_H10() {
        var scene = Scene.golden("paid-absorption", 11);
        assertThat(placing(scene, "-2,0")).isEqualTo(new View.Placing(1, "F", -2, 0, 1, 1, 3));
    }

    @Test
    void aTileByItselfMakesAnAreaOfOne_H4() {
        var scene = Scene.of(2, 5, Scene.APART).play("draw tile:M");
        assertThat(placing(scene, "3,0").size()).isEqualTo(1);
        assertThat(placing(Scene.of(2, 5, Scene.APART).play("draw tile:F"), "3,0")
                        .size())
                .isEqualTo(2);
    }

    @Test
    void aMarketHasThreePrices_H3() {
        var view = Scene.of(2, 5, Scene.APART).view();
        assertThat(view.prices()).containsExactly(3, 4, 5);
    }

    @Test
    void theStartingBoardIsTheMiddleAndItsNeighbours_H2() {
        var view = Scene.of(2, 5, Scene.APART).view();
        assertThat(view.startingBoard()).startsWith("0,0");
        assertThat(view.startingBoard()).containsExactlyInAnyOrder("0,0", "1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1");
    }
}
