package freehold.games.theestates;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.rules.Position;
import freehold.kernel.position.Dice;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Random play takes short cuts; they must lead where the list of moves leads.
class RandomPlayTest {
    private final int[] scratch = new int[Position.MOST_MOVES];

    @Test
    void pickTakesTheMoveThatTheDiceFindInTheList() {
        var game = new Rules();
        var rounds = new Dice(1);
        for (var i = 0; i < 50; i++) {
            var position = game.start(game.setup(2 + i % 4, Map.of()));
            while (!position.isOver()) {
                var seed = rounds.next();
                var picked = position.pick(new Dice(seed), scratch);
                assertThat(picked).isEqualTo(listed(position, new Dice(seed)));
                position.playLegal(picked);
            }
        }
    }

    /// Each physical piece of chance once, each move of a seat once.
    private int listed(Position position, Dice dice) {
        var pieces = IntStream.of(position.legalMoves())
                .flatMap(move -> IntStream.generate(() -> move)
                        .limit(position.actor() == Position.CHANCE ? position.weight(move) : 1))
                .toArray();
        return pieces[dice.below(pieces.length)];
    }
}
