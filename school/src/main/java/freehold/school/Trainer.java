package freehold.school;

import freehold.kernel.mind.Features;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.search.net.Shape;
import freehold.search.net.Vectors;
import java.util.ArrayList;
import java.util.List;

/// Trains a brain on random samples of a window, each in a random symmetry. A batch is cut into parts of fixed size,
/// and their gradients are summed in order, so the number of threads changes nothing.
final class Trainer {
    private static final int PARTS = 4;

    private final Brain brain;
    private final Recipe.Training recipe;
    private final long seed;
    private final SymmetryTable symmetries;
    private final Transposed transposed;
    private final List<Gradient> gradients = new ArrayList<>();

    Trainer(Brain brain, Recipe.Training recipe, Features features, long seed) {
        this.brain = brain;
        this.recipe = recipe;
        this.seed = seed;
        symmetries = new SymmetryTable(features);
        Shape shape = brain.shape();
        transposed = new Transposed(shape);
        for (var i = 0; i < PARTS; i++) {
            gradients.add(new Gradient(shape, (recipe.batch() + PARTS - 1) / PARTS));
        }
    }

    /// Trains so many steps and returns the mean losses.
    Losses train(Sample[] samples, int steps, Crew crew) throws InterruptedException {
        var policy = 0.0;
        var value = 0.0;
        for (var i = 0; i < steps; i++) {
            var losses = step(samples, crew);
            policy += losses.policy();
            value += losses.value();
        }
        return new Losses(policy / steps, value / steps);
    }

    private Losses step(Sample[] samples, Crew crew) throws InterruptedException {
        var dice = new Dice(Mix.of(seed, brain.steps()));
        var batch = new ArrayList<Sample>();
        for (var i = 0; i < recipe.batch(); i++) {
            var sample = samples[dice.below(samples.length)];
            batch.add(symmetries.image(dice.below(symmetries.count()), sample));
        }
        transposed.set(brain.weights());
        crew.work(PARTS, part -> {
            gradients.get(part).count(part(batch, part), brain.weights(), transposed);
            return part;
        });
        var sum = gradients.getFirst().sums();
        gradients.stream().skip(1).forEach(more -> add(sum, more.sums()));
        brain.step(sum, 1F / recipe.batch(), recipe);
        return new Losses(
                gradients.stream().mapToDouble(Gradient::policyLoss).sum() / recipe.batch(),
                gradients.stream().mapToDouble(Gradient::valueLoss).sum() / recipe.batch());
    }

    private static List<Sample> part(List<Sample> batch, int part) {
        return batch.subList(batch.size() * part / PARTS, batch.size() * (part + 1) / PARTS);
    }

    private static void add(float[][] sum, float[][] more) {
        for (var i = 0; i < sum.length; i++) {
            Vectors.add(sum[i], more[i]);
        }
    }
}
