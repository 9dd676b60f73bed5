package freehold.games.hexploration.rules;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Scene;
import org.junit.jupiter.api.Test;

class MarketTest {
    @Test
    void aPriceCanBeChangedToAnyOtherWithoutATileInHand_H17() {
        var scene = Scene.of(2, 9, Scene.APART).play("draw tile:M discard:3");
        assertThat(scene.legal("price")).containsExactly("price:M3>4", "price:M3>5");
        scene.play("price:M3>5");
        assertThat(scene.market(1)).containsExactly("M5");
        assertThat(scene.play("draw tile:F").legal("price")).isEmpty();
    }

    @Test
    void threePriceChangesATurn_H17() {
        var scene = Scene.of(2, 9, Scene.APART).play("draw tile:M discard:3 price:M3>5 price:M5>4 price:M4>3");
        assertThat(scene.legal("price")).isEmpty();
    }

    @Test
    void aPriceMayHoldSeveralTilesWhichAreOneChoice_H17() {
        var scene = Scene.of(2, 9, Scene.APART).play("draw tile:M discard:3 draw tile:M discard:3");
        assertThat(scene.market(1)).containsExactly("M3", "M3");
        assertThat(scene.legal("price")).containsExactly("price:M3>4", "price:M3>5");
        scene.play("price:M3>4");
        assertThat(scene.market(1)).containsExactly("M3", "M4");
    }

    @Test
    void theNewTileMayBeTheOneThatGoesBack_H17() {
        var discards = "draw tile:M discard:3 draw tile:M discard:4 draw tile:M discard:5 draw tile:P discard:5";
        var scene = Scene.of(2, 9, Scene.APART).play(discards);
        assertThat(scene.legal()).containsExactly("return:M3", "return:M4", "return:M5", "return:P5");
        assertThat(scene.play("return:P5").market(1)).containsExactly("M3", "M4", "M5");
    }

    @Test
    void slotsAreFoundInTheirOrder() {
        var markets = new Markets(2);
        markets.add(2, Markets.slot(3, 5));
        markets.add(2, Markets.slot(0, 3));
        assertThat(markets.next(2, 0)).isEqualTo(Markets.slot(0, 3));
        assertThat(markets.next(2, 1)).isEqualTo(Markets.slot(3, 5));
        assertThat(markets.next(2, Markets.slot(3, 5) + 1)).isEqualTo(Markets.NONE);
        assertThat(markets.isEmpty(1)).isTrue();
        assertThat(markets.size(2)).isEqualTo(2);
    }
}
