package freehold.school;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Setup;
import freehold.kernel.mind.Features;
import freehold.search.net.Net;
import freehold.search.net.NetKnowledge;
import freehold.search.net.Shape;
import java.util.Map;
import java.util.stream.Collectors;

/// What is learnt: a game in one setup.
public record Subject(Game game, Setup setup) {
    /// @throws InvalidSetup if the game does not say what a net is to be told
    public Subject {
        if (game.features(setup).isEmpty()) {
            throw new InvalidSetup(
                    "%s can't be learnt yet; the games that can are %s".formatted(game.name(), learnable()));
        }
    }

    private static String learnable() {
        return Games.all().stream()
                .filter(game ->
                        game.features(game.setup(game.seats().min(), Map.of())).isPresent())
                .map(Game::id)
                .collect(Collectors.joining(", "));
    }

    Features features() {
        return game.features(setup).orElseThrow();
    }

    Shape shape(Recipe recipe) {
        var features = features();
        var size = recipe.size();
        return new Shape(
                features.rows(), size.width(), size.blocks(), features.outputs(), size.hidden(), setup.seats());
    }

    /// A player's knowledge with these weights.
    NetKnowledge knowledge(Shape shape, float[][] weights) {
        return new NetKnowledge(game.knowledge(), features(), new Net(shape, weights));
    }
}
