package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.mind.Features;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import java.util.Arrays;
import java.util.stream.IntStream;

/// What learning may rely on, for games that can be learnt: rows and outputs keep within their bounds, different moves
/// have different outputs, and a symmetry of the board turns a position's features into those of its image.
final class FeaturesLaw {
    private final Game game;
    private final Setup setup;
    private final Features features;
    private final Dice dice = new Dice(1);

    private FeaturesLaw(Game game, Setup setup, Features features) {
        this.game = game;
        this.setup = setup;
        this.features = features;
    }

    static void holds(Game game) {
        for (var setup : Setups.of(game)) {
            game.features(setup).ifPresent(features -> new FeaturesLaw(game, setup, features).holdsByAllSymmetries());
        }
    }

    private void holdsByAllSymmetries() {
        for (var symmetry = 0; symmetry < features.symmetries(); symmetry++) {
            holdsAllAlong(symmetry);
        }
    }

    /// Plays a game and its image side by side.
    private void holdsAllAlong(int symmetry) {
        var position = game.start(setup);
        var image = game.start(setup);
        while (!position.isOver()) {
            if (position.actor() != Position.CHANCE) {
                assertThat(sorted(rows(image)))
                        .as("rows by symmetry %d of %s %s", symmetry, game.name(), setup.options())
                        .isEqualTo(sorted(IntStream.of(rows(position))
                                .map(row -> features.rowImage(symmetry, row))
                                .toArray()));
            }
            var outputs = outputs(position);
            var moves = position.legalMoves();
            var chosen = dice.below(moves.length);
            var wanted = features.outputImage(symmetry, outputs[chosen]);
            image.playLegal(IntStream.of(image.legalMoves())
                    .filter(move -> features.output(image, move) == wanted)
                    .findAny()
                    .orElseThrow());
            position.playLegal(moves[chosen]);
        }
        assertThat(image.isOver()).isTrue();
    }

    private int[] rows(Position position) {
        var into = new int[features.mostActive()];
        var count = features.write(position, into);
        var rows = Arrays.copyOf(into, count);
        assertThat(IntStream.of(rows))
                .as("rows")
                .doesNotHaveDuplicates()
                .allMatch(row -> row >= 0 && row < features.rows());
        return rows;
    }

    private int[] outputs(Position position) {
        var outputs = IntStream.of(position.legalMoves())
                .map(move -> features.output(position, move))
                .toArray();
        assertThat(IntStream.of(outputs))
                .as("outputs")
                .doesNotHaveDuplicates()
                .allMatch(output -> output >= 0 && output < features.outputs());
        return outputs;
    }

    private static int[] sorted(int[] numbers) {
        return IntStream.of(numbers).sorted().toArray();
    }
}
