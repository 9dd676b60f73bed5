package freehold.games.hexploration.rules;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Scene;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Space;
import freehold.games.hexploration.view.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreTest {
    private final Position position = Scene.of(2, 5, "").position();

    private int area(int size, int owner, int r) {
        var area = Land.NONE;
        for (var i = 0; i < size; i++) {
            area = position.land().lay(Space.at(5 + i, r), 0, area);
        }
        position.markers().put(area, owner, 1);
        return area;
    }

    @ParameterizedTest
    @CsvSource({"1,1", "2,1", "3,2", "4,3", "5,4", "6,5", "7,4", "8,4", "9,3", "10,3", "20,3"})
    void incomeDependsOnTheNumberOfTiles_H16(int size, int income) {
        area(size, 1, 5);
        assertThat(position.score().income(1)).isEqualTo(income);
        assertThat(position.score().income(2)).isZero();
    }

    @Test
    void thePayoutsAreThoseOfTheSheet_H16() {
        assertThat(View.of(position).payouts())
                .extracting(payout -> payout.from() + "-" + payout.to() + ": $" + payout.income())
                .containsExactly("1-2: $1", "3-3: $2", "4-4: $3", "5-5: $4", "6-6: $5", "7-8: $4", "9-0: $3");
    }

    @Test
    void anAreaBringsIncomeOnceHoweverManyMarkersItHolds_H16() {
        position.markers().put(area(3, 1, 5), 1, 2);
        area(1, 1, 8);
        assertThat(position.score().income(1)).isEqualTo(2 + 1);
    }

    @Test
    void theTwoLargestAreasBringThreeDollarsATile_H19() {
        area(2, 1, 5);
        area(4, 1, 7);
        area(3, 1, 9);
        area(9, 2, 11);
        assertThat(position.scores()).containsExactly(5 + 3 * (4 + 3), 5 + 3 * 9);
    }

    @Test
    void incomeIsPaidAtTheEndOfTheTurn_H16() {
        var scene = Scene.of(2, 5, Scene.SIDE_BY_SIDE).play("move:1>2,-1 move:2>-2,1");
        assertThat(scene.money(1)).isEqualTo(5);
        assertThat(scene.play("end").money(1)).isEqualTo(5 + 1 + 1);
    }
}
