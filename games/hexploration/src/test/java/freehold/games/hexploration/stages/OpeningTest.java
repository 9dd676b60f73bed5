package freehold.games.hexploration.stages;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Scene;
import freehold.games.hexploration.rules.land.Terrain;
import freehold.games.hexploration.view.View;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpeningTest {
    @Test
    void everySeatDrawsBothTilesBeforeTheNextOne_H5() {
        var scene = Scene.of(3, 5, "tile:F tile:H tile:M tile:P tile:F tile:F");
        assertThat(scene.view().players().stream().map(View.Player::starting))
                .containsExactly(List.of("F", "H"), List.of("M", "P"), List.of("F", "F"));
        assertThat(scene.position().actor()).isEqualTo(1);
        assertThat(scene.inBag(Terrain.FOREST)).isEqualTo(22);
    }

    @Test
    void theFirstTileGoesAnywhereNextToTheStartingBoard_H5() {
        var scene = Scene.of(2, 5, "tile:F tile:H tile:M tile:P");
        assertThat(scene.legal()).hasSize(2 * 12).contains("start:F@2,0", "start:H@-1,-1");
    }

    @Test
    void twoTilesOfOneTypeAreOneChoice_H5() {
        assertThat(Scene.of(2, 5, "tile:F tile:F tile:M tile:P").legal()).hasSize(12);
    }

    @Test
    void seatsPlaceInOrderTwiceRoundWithPawnOneFirst_H5() {
        var scene = Scene.of(2, 5, "tile:F tile:H tile:M tile:P start:H@2,0");
        assertThat(scene.position().actor()).isEqualTo(2);
        assertThat(scene.pawn(1, 1)).isEqualTo("2,0");
        assertThat(scene.pawn(1, 2)).isEmpty();
        assertThat(scene.area("2,0").owner()).isEqualTo(1);
        assertThat(scene.reserve(1)).isEqualTo(4);
        scene.play("start:P@0,2 start:F@-2,0");
        assertThat(scene.pawn(1, 2)).isEqualTo("-2,0");
    }

    @Test
    void aStartingTileTouchesNeitherTheOwnOneNorItsType_H5() {
        var scene = Scene.of(2, 5, "tile:F tile:H tile:H tile:P start:F@2,0 start:P@-2,0");
        // seat 1's hills may touch the plains, not the own forest
        assertThat(scene.legal()).contains("start:H@-2,1").doesNotContain("start:H@2,-1", "start:H@1,1");
        scene.play("start:H@-2,1");
        // seat 2's hills touch neither the own plains nor the other hills
        assertThat(scene.legal()).contains("start:H@2,-1").doesNotContain("start:H@-1,-1", "start:H@-2,2");
    }

    @Test
    void theDistanceIsJudgedForEachTypeByItself_H5() {
        var start = "tile:P tile:P tile:P tile:P tile:P tile:P tile:M tile:P";
        var scene = Scene.of(4, 5, start + " start:P@2,0 start:P@0,2 start:P@-2,2 start:P@-2,0");
        scene.play("start:P@0,-2 start:P@2,-2");
        // plains in all six corners of the ring forbid the rest of it, and all 18 spaces around it
        assertThat(scene.legal()).hasSize(24).contains("start:P@4,0", "start:P@2,2");
        scene.play("start:P@4,0");
        assertThat(scene.legal())
                .as("marsh still goes next to the starting board")
                .contains("start:M@1,1");
    }

    @Test
    void seatOneActsFirstOnceAllAreDown_H6() {
        var scene = Scene.of(2, 5, Scene.APART);
        assertThat(scene.position().actor()).isEqualTo(1);
        assertThat(scene.legal()).containsExactly("draw", "mark:0,2", "mark:2,0", "unmark:0,2", "unmark:2,0");
    }
}
