package freehold.school;

import freehold.kernel.InvalidSetup;
import freehold.search.net.NetFile;
import java.io.IOException;
import java.nio.file.Path;

/// Teaches a net, and stores it after every generation: whoever stops or kills it loses at most what was learnt since.
public final class School {
    /// Whoever follows a run.
    public interface Audience {
        /// A line about how it goes.
        void hears(String line);
    }

    private static final double NANOS_PER_HOUR = 3600e9;

    private final Run run;
    private final RunFolder folder;

    private School(Run run, RunFolder folder) {
        this.run = run;
        this.folder = folder;
    }

    /// @throws InvalidSetup if the folder holds a run already
    public static School begin(Subject subject, Recipe recipe, long seed, Path path) throws IOException {
        var folder = new RunFolder(path);
        if (folder.hasRun()) {
            throw new InvalidSetup("%s holds a run already; --resume %s goes on with it".formatted(path, path));
        }
        folder.prepare();
        return new School(new Run(subject, recipe, seed), folder);
    }

    /// Begins with what another net has learnt.
    ///
    /// @throws InvalidSetup if the folder holds a run already, or the net has another shape
    public static School beginWith(NetFile net, Subject subject, Recipe recipe, long seed, Path path)
            throws IOException {
        var school = begin(subject, recipe.afterLearning(), seed, path);
        school.run.beginWith(net);
        return school;
    }

    /// @throws InvalidSetup if the folder holds no run
    public static School resume(Path path) throws IOException {
        var folder = new RunFolder(path);
        return new School(folder.read(), folder);
    }

    public Subject subject() {
        return run.subject();
    }

    /// Learns until so many hours are over; a generation that has begun is finished. Returns the page about the run.
    public Path learn(double hours, int threads, Audience audience) throws IOException, InterruptedException {
        var end = System.nanoTime() + (long) (hours * NANOS_PER_HOUR);
        try (var crew = new Crew(threads)) {
            while (System.nanoTime() < end) {
                learnOnce(crew, audience);
            }
        }
        return folder.writeReport(new Report(run).html());
    }

    /// Learns so many generations.
    void learnGenerations(int count, int threads) throws IOException, InterruptedException {
        try (var crew = new Crew(threads)) {
            for (var i = 0; i < count; i++) {
                learnOnce(crew, line -> {});
            }
        }
    }

    private void learnOnce(Crew crew, Audience audience) throws IOException, InterruptedException {
        var beginning = System.nanoTime();
        var samples = run.play(crew);
        folder.writeGames(run.done() + 1, samples);
        var generation = run.learn(samples, crew, beginning, System.nanoTime());
        audience.hears(ProgressLine.of(generation, run.recipe()));
        if (run.isGateDue()) {
            audience.hears(ProgressLine.of(run.gate(crew)));
            folder.writeReport(new Report(run).html());
        }
        folder.write(run);
    }

    Run run() {
        return run;
    }
}
