package freehold.school;

import freehold.kernel.Game;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Setup;
import freehold.kernel.mind.Features;
import freehold.search.net.Net;
import freehold.search.net.NetKnowledge;
import freehold.search.net.Shape;

/// What is learnt: a game in one setup.
public record Subject(Game game, Setup setup) {
    /// @throws InvalidSetup if the game does not say what a net is to be told
    public Subject {
        if (game.features(setup).isEmpty()) {
            throw new InvalidSetup("%s can't be learnt yet: it does not say what a net would see (Game.features)"
                    .formatted(game.name()));
        }
    }

    Features features() {
        return game.features(setup).orElseThrow();
    }

    Shape shape(Recipe recipe) {
        var features = features();
        return new Shape(
                features.rows(), recipe.width(), recipe.blocks(), features.outputs(), recipe.hidden(), setup.seats());
    }

    /// A player's knowledge with these weights.
    NetKnowledge knowledge(Shape shape, float[][] weights) {
        return new NetKnowledge(game.knowledge(), features(), new Net(shape, weights));
    }
}
