package freehold.lab.ladder;

import freehold.lab.Agents;
import freehold.lab.Match;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Each player against the one below. Rounds go up the whole ladder, so every step has games when somebody stops it.
///
/// @param players the weakest first
/// @param games on each step
public record Ladder(Agents agents, List<String> players, int games, long seed, int threads) {
    /// One game to play.
    private record Job(String a, String b, int number) {}

    /// How far it is.
    ///
    /// @param here games that this run has played
    public record Standing(int done, int all, int here, Result last) {}

    /// Plays all games whose results are not in the file yet.
    public void play(LadderFile file, Consumer<Standing> watch) throws InterruptedException, IOException {
        var jobs = jobs(file);
        var all = games * (players.size() - 1);
        var begun = all - jobs.size();
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var results = new ExecutorCompletionService<Result>(pool);
            jobs.forEach(job -> results.submit(() -> play(job)));
            for (var here = 1; here <= jobs.size(); here++) {
                var result = results.take().get();
                file.add(result);
                watch.accept(new Standing(begun + here, all, here, result));
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private List<Job> jobs(LadderFile file) {
        var known = file.results().stream()
                .map(result -> result.a() + result.b() + result.source())
                .collect(Collectors.toSet());
        var jobs = new ArrayList<Job>();
        for (var number = 0; number < games; number++) {
            for (var i = 1; i < players.size(); i++) {
                var job = new Job(players.get(i), players.get(i - 1), number);
                if (!known.contains(job.a() + job.b() + source(job))) {
                    jobs.add(job);
                }
            }
        }
        return jobs;
    }

    private Result play(Job job) throws InterruptedException {
        var match = new Match(agents, job.a(), job.b(), games, 1, seed, threads);
        var share = match.playGame(job.number()).shareOfA();
        return new Result(job.a(), job.b(), agents.setup().seats(), 1, share, source(job));
    }

    private String source(Job job) {
        return "seed %d, game %d, %d seats"
                .formatted(seed, job.number() + 1, agents.setup().seats());
    }
}
