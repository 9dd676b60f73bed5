package freehold.games.hexploration.stages;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Scene;
import freehold.kernel.telling.Note;
import org.junit.jupiter.api.Test;

class NotesTest {
    private static Note note(Scene scene, String token) {
        return scene.position().note(scene.position().moveOf(token));
    }

    @Test
    void aTileThatExtendsItsAreaSaysSo_H9() {
        var scene = Scene.of(2, 5, Scene.APART + " draw tile:F");
        var note = note(scene, "place:1@3,0");
        assertThat(note.piece()).contains("forest");
        assertThat(note.effects()).containsExactly("extends an area");
    }

    @Test
    void aTileBesideAnEnemyAreaBringsTheBonus_H10() {
        var scene = Scene.of(2, 5, Scene.SIDE_BY_SIDE + " draw tile:P");
        assertThat(note(scene, "place:1@3,-1").effects()).containsExactly("border bonus");
    }

    @Test
    void aPlacementSaysWhichPawnMakesIt_H8() {
        var scene = Scene.of(2, 5, Scene.APART + " draw tile:F");
        var note = note(scene, "place:1@3,0");
        assertThat(note.from()).contains("1");
        assertThat(note.target()).contains("F");
        assertThat(note.place().orElseThrow().name()).isEqualTo("3,0");
    }

    @Test
    void markersAreNotedWithTheirArea_H14() {
        var scene = Scene.of(2, 5, Scene.APART);
        assertThat(scene.legal("mark"))
                .isNotEmpty()
                .allSatisfy(token -> assertThat(
                                "mark:" + note(scene, token).target().orElseThrow())
                        .isEqualTo(token));
    }

    @Test
    void anEnclosureIsNoted_H12() {
        var before = Scene.golden("two-enclosed-at-once", 43);
        var token = before.legal("place").stream()
                .filter(place -> note(before, place).effects().contains("encloses an enemy area"))
                .toList();
        assertThat(token).isNotEmpty();
    }
}
