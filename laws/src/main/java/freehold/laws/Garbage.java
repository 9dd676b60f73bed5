package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.position.Reading;
import freehold.kernel.position.Ruling;
import java.util.List;
import java.util.Map;

/// Texts that are no tokens, and tokens with something wrong in them, are refused in words and never blow up.
final class Garbage {
    private static final List<String> TEXTS = List.of(
            "",
            " ",
            "\t",
            "\0",
            "%s",
            "null",
            "-1",
            "0",
            "99999999999999999999",
            "a",
            "A",
            "é",
            "😀",
            "a b",
            "{",
            "}",
            "[",
            "e5 ",
            " e5",
            "E5",
            "e05",
            "e-5",
            "e٥",
            "SWAP",
            "swap!",
            "bid",
            "bid0",
            "bid01",
            "bid99999999999",
            "bid-3",
            "move:",
            "place:",
            "place:1@",
            "place:1@99999999999,1",
            "move:1>2",
            "move:1>-0,0",
            "start:X@1,1",
            "tile:",
            "shop:999999999999F3",
            "A+-",
            "A0");
    private static final int MUTATIONS = 2_000;

    private Garbage() {}

    static void isRefused(Game game) {
        var position = game.start(game.setup(game.seats().min(), Map.of()));
        TEXTS.forEach(text -> judge(position, text));
        var dice = new Dice(1);
        var scratch = new int[Position.MOST_MOVES];
        for (var i = 0; i < MUTATIONS && !position.isOver(); i++) {
            var move = position.pick(dice, scratch);
            judge(position, mutated(position.token(move), dice));
            position.playLegal(move);
        }
    }

    private static void judge(Position position, String text) {
        switch (position.read(text)) {
            case Reading.Move(var move) ->
                assertThat(position.token(move)).as("a token has one form").isEqualTo(text);
            case Ruling.Refused refused -> assertThat(refused.message()).isNotBlank();
        }
        switch (position.judge(text)) {
            case Ruling.Legal(var move) -> assertThat(position.token(move)).isEqualTo(text);
            case Ruling.Refused refused -> assertThat(refused.message().lines()).hasSize(1);
        }
    }

    /// One character changed, doubled or dropped.
    private static String mutated(String token, Dice dice) {
        var at = dice.below(token.length());
        var head = token.substring(0, at);
        var tail = token.substring(at + 1);
        return switch (dice.below(3)) {
            case 0 -> head + (char) (' ' + dice.below(95)) + tail;
            case 1 -> head + token.charAt(at) + token.charAt(at) + tail;
            default -> head + tail;
        };
    }
}
