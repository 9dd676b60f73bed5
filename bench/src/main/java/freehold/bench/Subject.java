package freehold.bench;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.texts.PerftTable;
import java.util.Map;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/// The game under measurement, with its usual seats and options.
@State(Scope.Thread)
public class Subject {
    private static final int DEPTHS_CHECKED = 3;

    @Param("")
    private String game = "";

    /// A speed counts only if the moves are right.
    @Setup
    public void perftHolds() {
        PerftTable.of(game()).mismatch(DEPTHS_CHECKED).ifPresent(mismatch -> {
            throw new IllegalStateException(mismatch);
        });
    }

    Game game() {
        return Games.named(game);
    }

    Position start() {
        return game().start(game().setup(game().seats().usual(), Map.of()));
    }

    /// The first position in which somebody has more than one move.
    Position firstChoice() {
        var position = start();
        var dice = new Dice(1);
        while (position.actor() == Position.CHANCE || position.legalMoves().length < 2) {
            if (position.isOver()) {
                throw new IllegalStateException(game + " ends without a choice");
            }
            position.playLegal(position.pick(dice, new int[Position.MOST_MOVES]));
        }
        return position;
    }
}
