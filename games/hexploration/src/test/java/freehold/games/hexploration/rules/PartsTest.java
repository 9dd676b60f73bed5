package freehold.games.hexploration.rules;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Scene;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.stages.Stages;
import freehold.games.hexploration.view.View;
import freehold.kernel.position.Dice;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PartsTest {
    private static Scene start(String key, String value) {
        return Scene.of(4, Map.of(key, value), "");
    }

    @ParameterizedTest
    @CsvSource({
        "3, tile:F tile:H tile:M",
        "4, tile:F tile:H tile:M tile:P",
        "5, tile:D tile:F tile:H tile:M tile:P",
        "6, tile:D tile:F tile:H tile:L tile:M tile:P"
    })
    void theBagHoldsTheFirstSoManyTypes_H1(String types, String tokens) {
        var scene = start("types", types);
        assertThat(String.join(" ", scene.legal())).isEqualTo(tokens);
        assertThat(scene.view().bag()).hasSize(Integer.parseInt(types));
    }

    @ParameterizedTest
    @ValueSource(ints = {21, 25, 40})
    void theBagHoldsSoManyTilesOfEachType_H1(int tiles) {
        var scene = start("tiles", "" + tiles).play("tile:F");
        assertThat(scene.view().bag()).extracting(View.Supply::left).containsExactly(tiles - 1, tiles, tiles, tiles);
        assertThat(scene.view().bag()).extracting(View.Supply::out).containsExactly(1, 0, 0, 0);
    }

    @Test
    void eachLaterSeatStartsWithTheBonusMore_H3() {
        var scene = Scene.of(4, Map.of("cash", "7", "bonus", "3"), "");
        assertThat(IntStream.rangeClosed(1, 4).map(scene::money)).containsExactly(7, 10, 13, 16);
    }

    /// The longest games there are: whatever is laid and offered, arrays and packed numbers hold it.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void theLargestBagIsPlayedThrough_H1_H18(int seed) {
        var position = Scene.of(4, Map.of("types", "6", "tiles", "40", "cash", "30", "bonus", "10"), "")
                .position();
        var dice = new Dice(seed);
        var scratch = new int[Position.MOST_MOVES];
        while (!position.isOver()) {
            position.playLegal(evenly(position, dice, scratch));
        }
        assertThat(position.land().tiles()).isLessThanOrEqualTo(Land.MOST_TILES);
    }

    /// The bag gives what it holds most of, so that no type runs down before the others.
    private static int evenly(Position position, Dice dice, int[] scratch) {
        if (!position.stage().equals(Stages.DRAW)) {
            return position.pick(dice, scratch);
        }
        var most = 0;
        for (var type = 1; type < position.bag().types(); type++) {
            most = position.bag().left(type) > position.bag().left(most) ? type : most;
        }
        return Move.tile(most);
    }
}
