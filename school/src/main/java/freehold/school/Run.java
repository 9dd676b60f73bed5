package freehold.school;

import freehold.kernel.InvalidSetup;
import freehold.kernel.position.Mix;
import freehold.search.net.NetFile;
import freehold.search.net.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/// One run of learning, generation by generation: self-play, then training on the window, now and then matches.
///
/// All chance follows from the seed and from how far the run is. So a run that is stored after a generation and taken
/// up again goes on exactly as if it had never stopped, with any number of threads.
final class Run {
    private final Subject subject;
    private final Recipe recipe;
    private final long seed;
    private final Shape shape;
    private final Brain brain;
    private final Window window;
    private final Trainer trainer;
    private final List<Generation> generations = new ArrayList<>();
    private final List<GateResult> gates = new ArrayList<>();
    private float[][] best;

    Run(Subject subject, Recipe recipe, long seed) {
        this.subject = subject;
        this.recipe = recipe;
        this.seed = seed;
        shape = subject.shape(recipe);
        brain = new Brain(shape, Mix.of(seed));
        window = new Window(recipe.training().window());
        trainer = new Trainer(brain, recipe.training(), subject.features(), Mix.of(seed, 1));
        best = brain.player();
    }

    /// Begins with what another net has learnt.
    ///
    /// @throws InvalidSetup if that net is not a part of what this one can be
    void beginWith(NetFile net) {
        if (!Growth.isPossible(net.shape(), shape)) {
            throw new InvalidSetup(
                    "this net has another shape: %s, which %s cannot hold".formatted(net.shape(), shape));
        }
        brain.take(net);
        best = brain.player();
    }

    Subject subject() {
        return subject;
    }

    Recipe recipe() {
        return recipe;
    }

    long seed() {
        return seed;
    }

    Brain brain() {
        return brain;
    }

    Window window() {
        return window;
    }

    List<Generation> generations() {
        return generations;
    }

    List<GateResult> gates() {
        return gates;
    }

    float[][] best() {
        return best;
    }

    void setBest(float[][] weights) {
        best = weights;
    }

    /// How many generations are done.
    int done() {
        return generations.size();
    }

    long games() {
        return generations.isEmpty() ? 0 : generations.getLast().games();
    }

    double seconds() {
        return generations.isEmpty() ? 0 : generations.getLast().seconds();
    }

    /// The games of the next generation.
    List<Sample> play(Crew crew) throws InterruptedException {
        var weights = brain.player();
        var first = games();
        return crew
                .work(recipe.play().games(), i -> play(new SelfPlay(subject, recipe, shape, weights), first + i))
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    private List<Sample> play(SelfPlay selfPlay, long number) {
        var seedOfGame = Mix.of(Mix.of(seed, 2), number);
        if (number < recipe.play().taught()) {
            return selfPlay.playTaught(seedOfGame);
        }
        return selfPlay.play(seedOfGame);
    }

    /// Learns from the games of a generation.
    ///
    /// @param beginning when it began, by [System#nanoTime]
    /// @param played when its games were over
    Generation learn(List<Sample> samples, Crew crew, long beginning, long played) throws InterruptedException {
        window.add(samples);
        var training = recipe.training();
        var steps = Math.max(1, samples.size() * training.reuse() / training.batch());
        var losses = trainer.train(window.samples(), steps, crew);
        var generation = new Generation(
                done() + 1,
                games() + recipe.play().games(),
                samples.size(),
                brain.steps(),
                seconds() + (System.nanoTime() - beginning) * 1e-9,
                (played - beginning) * 1e-9,
                losses);
        generations.add(generation);
        return generation;
    }

    boolean isGateDue() {
        return done() % recipe.matches().every() == 0;
    }

    /// Lets the present net play the best one so far and the game's own knowledge; it may become the best.
    GateResult gate(Crew crew) throws InterruptedException {
        var player = brain.player();
        var gate = new Gate(subject, recipe, Mix.of(Mix.of(seed, 3), done()), crew);
        var result = new GateResult(
                done(),
                recipe.matches().games(),
                gate.match(() -> subject.knowledge(shape, player), () -> subject.knowledge(shape, best)),
                gate.match(() -> subject.knowledge(shape, player), subject.game()::knowledge));
        gates.add(result);
        if (result.isBest()) {
            best = player;
        }
        return result;
    }

    /// Whether the best net is the present one, or the only one.
    boolean hasNewBest() {
        return done() == 1
                || (!gates.isEmpty()
                        && gates.getLast().generation() == done()
                        && gates.getLast().isBest());
    }

    /// A net to play with, and the record of this run so far.
    NetFile file(float[][] weights) {
        var record = new LinkedHashMap<String, String>();
        record.put("game", subject.game().id());
        record.put("net", subject.features().name());
        record.put(
                "command",
                "freehold learn %s --seed %d -o %s"
                        .formatted(subject.game().id(), seed, subject.setup().options()));
        record.put("recipe", recipe.toString());
        record.put("games", "" + games());
        record.put("steps", "" + brain.steps());
        record.put("hours", "%.2f".formatted(seconds() / 3600));
        return new NetFile(record, shape, weights);
    }
}
