package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.mind.Trail;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.Arrays;
import java.util.stream.Stream;

/// What search may rely on, all along a random game of every setup: something is always left to try, first sights lie
/// in their bounds, playouts divide one win.
final class KnowledgeLaw {
    private final Knowledge knowledge;
    private final int[] moves = new int[Position.MOST_MOVES];
    private final float[] priors = new float[Position.MOST_MOVES];
    private final Dice dice = new Dice(1);

    private KnowledgeLaw(Knowledge knowledge) {
        this.knowledge = knowledge;
    }

    static void holds(Game game) {
        Stream.of(game.knowledge(), game.bestKnowledge())
                .map(KnowledgeLaw::new)
                .forEach(law -> Setups.of(game).forEach(setup -> law.holdsAllAlong(game, setup)));
    }

    private void holdsAllAlong(Game game, Setup setup) {
        var position = game.start(setup);
        while (!position.isOver()) {
            if (position.actor() != Position.CHANCE) {
                somethingIsLeftToTry(position);
            }
            playoutsDivideOneWin(position);
            position.playLegal(position.pick(dice, moves));
        }
    }

    private void somethingIsLeftToTry(Position position) {
        var legal = position.moves(moves);
        var kept = knowledge.prune(position, moves, legal);
        assertThat(kept).isBetween(1, legal);
        if (knowledge.priors(position, moves, kept, priors)) {
            for (var i = 0; i < kept; i++) {
                assertThat(priors[i]).isBetween(0f, 1f);
            }
        }
    }

    private void playoutsDivideOneWin(Position position) {
        var shares = new double[position.seats()];
        knowledge.playout(position.copy(), dice, new Trail(position.seats()), shares);
        assertThat(Arrays.stream(shares).sum()).isCloseTo(1, within(1e-9));
    }
}
