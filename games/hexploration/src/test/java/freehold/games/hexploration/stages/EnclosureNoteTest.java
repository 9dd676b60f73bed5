package freehold.games.hexploration.stages;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.Rules;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.land.Land;
import freehold.kernel.position.Dice;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What a note says about enclosures (H12) is what laying the tile would bring, in random games.
class EnclosureNoteTest {
    private static final int GAMES = 40;

    private final int[] scratch = new int[Position.MOST_MOVES];
    private int enclosures;

    @Test
    void aNoteNamesTheEnclosuresThatLayingTheTileWouldBring_H12() {
        var game = new Rules();
        for (var seed = 0; seed < GAMES; seed++) {
            var position = game.start(game.setup(2, Map.of()));
            var dice = new Dice(seed);
            while (!position.isOver()) {
                check(position);
                position.playLegal(position.pick(dice, scratch));
            }
        }
        assertThat(enclosures).isPositive();
    }

    private void check(Position position) {
        for (var move : position.legalMoves()) {
            var note = position.note(move);
            if (note.kind().equals("place")) {
                var isEnclosing = encloses(position, move);
                enclosures += isEnclosing ? 1 : 0;
                assertThat(note.effects().contains("encloses an enemy area")).isEqualTo(isEnclosing);
            }
        }
    }

    private static boolean encloses(Position position, int move) {
        var after = position.copy();
        after.placement().lay(Move.pawn(move), Move.space(move));
        return after.placement().enclosed() != Land.NONE;
    }
}
