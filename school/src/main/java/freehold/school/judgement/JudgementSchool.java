package freehold.school.judgement;

import freehold.kernel.Game;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Setup;
import freehold.kernel.mind.Learnable;
import freehold.kernel.mind.Weights;
import freehold.kernel.position.Dice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/// Teaches a game's judgement by games of its own, with every number of seats, and writes the weights after each
/// generation.
public final class JudgementSchool {
    private static final int WIDTH = 16;
    private static final int EPOCHS = 3;
    private static final double RATE = 3e-4;

    private final Game game;
    private final Learnable subject;
    private final long seed;
    private final Dice dice;
    private final int gamesEach;
    private final List<Lesson> lessons = new ArrayList<>();
    private Weights weights;

    /// @param gamesEach generation
    /// @throws InvalidSetup if the game has no judgement to learn
    public JudgementSchool(Game game, long seed, int gamesEach) {
        this.game = game;
        this.seed = seed;
        this.gamesEach = gamesEach;
        subject = game.learnable().orElseThrow(() -> new InvalidSetup(game.name() + " has no judgement to learn"));
        dice = new Dice(seed);
        weights = Weights.untrained(subject.signs(), WIDTH);
    }

    public Weights weights() {
        return weights;
    }

    /// Goes on until the time is over; a generation that has begun is finished.
    ///
    /// @param file where the weights are written
    /// @param progress hears of each generation
    public void learn(double hours, Path file, Consumer<String> progress) throws IOException {
        var end = System.nanoTime() + (long) (hours * 3600e9);
        do {
            var loss = learnGeneration();
            Files.writeString(file, weights.text());
            progress.accept("%,d positions, loss %.4f".formatted(lessons.size(), loss));
        } while (System.nanoTime() < end);
    }

    /// Plays with the weights so far, then learns from all games from the beginning; returns the last loss.
    double learnGeneration() {
        var maker = new Lessons(game, subject.signs(), dice);
        for (var i = 0; i < gamesEach; i++) {
            var practice = PracticeGame.play(game, setup(i), () -> subject.with(weights), dice);
            lessons.addAll(maker.of(practice));
        }
        var trainer = new JudgementTrainer(subject.signs(), WIDTH, seed);
        var random = new Random(seed);
        var loss = 0.0;
        for (var epoch = 0; epoch < EPOCHS; epoch++) {
            Collections.shuffle(lessons, random);
            loss = learn(trainer, RATE * (1 + Math.cos(Math.PI * epoch / EPOCHS)) / 2);
        }
        weights = trainer.weights();
        return loss;
    }

    private Setup setup(int number) {
        var seats =
                game.seats().min() + number % (game.seats().max() - game.seats().min() + 1);
        return game.setup(seats, java.util.Map.of());
    }

    private double learn(JudgementTrainer trainer, double rate) {
        return lessons.stream()
                .mapToDouble(lesson -> trainer.learn(lesson, rate))
                .average()
                .orElse(0);
    }
}
