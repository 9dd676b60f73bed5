package freehold.games.hexploration.words;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Scene;
import freehold.games.hexploration.rules.Position;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokensTest {
    private final Position position = Scene.of(3, 5, "").position();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tile:F", "start:H@-1,2", "draw", "shop:3M5", "move:2>0,-12", "move:1>103,0*5", "mark:2,-1", "buy:2,-1",
                "unmark:2,-1", "price:P3>5", "price:P3>3", "end", "place:2@-103,0", "discard:4", "void", "return:F3",
                "seize:0,0", "spare:-3,-4", "step", "stay"
            })
    void everyFormReadsBack(String token) {
        var reading = position.read(token);
        assertThat(reading).isInstanceOf(Reading.Move.class);
        assertThat(position.token(((Reading.Move) reading).move())).isEqualTo(token);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "draw:",
                "Draw",
                "tile:",
                "tile:f",
                "tile:FF",
                "start:F@2",
                "start:F@+2,0",
                "start:F@2,0,0",
                "shop:F3",
                "shop:0F3",
                "shop:2F",
                "move:1>2,-0",
                "move:1>02,0",
                "move:1>2,0*0",
                "move:1>2,0*",
                "move:0>2,0",
                "mark:",
                "mark:2;0",
                "price:F3",
                "place:1@ 2,0",
                "discard:",
                "return:3F",
                "step:1",
                "end ",
                "pass"
            })
    void anythingElseIsGarbled(String token) {
        assertThat(position.read(token)).isInstanceOf(Ruling.Garbled.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tile:X",
                "tile:D",
                "shop:4F3",
                "shop:2F6",
                "shop:99999999999999F3",
                "move:3>2,0",
                "move:1>2,0*6",
                "price:F3>2",
                "place:1@126,0",
                "place:1@99999999999,1",
                "place:1@63,63",
                "discard:33",
                "return:Z3"
            })
    void whatDoesNotExistIsUnknown(String token) {
        assertThat(position.read(token)).isInstanceOf(Ruling.Unknown.class);
    }

    @Test
    void aPlacementTellsWhatItCausesInMoney_H9() {
        var scene = Scene.golden("paid-absorption", 11).position();
        assertThat(tell(scene, "place:1@-2,0"))
                .isEqualTo("places a forest tile with pawn 1 (-2,0), so the forest (-2,1) absorbs the forest (-1,-1),"
                        + " pays seat 2 $1, gains $1");
    }

    @Test
    void theEndOfATurnTellsTheIncome_H16() {
        var scene = Scene.golden("ends-by-standstill", 48).position();
        assertThat(tell(scene, "end")).isEqualTo("ends the turn and gets $2");
        assertThat(scene.prompt()).hasToString("end the turn");
    }

    private static String tell(Position position, String token) {
        return position.tell(position.moveOf(token)).toString();
    }
}
