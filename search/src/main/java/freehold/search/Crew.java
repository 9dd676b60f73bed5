package freehold.search;

import java.util.List;
import java.util.concurrent.Executors;

/// Does several jobs and returns when all are done: the only place in search where there are threads.
interface Crew {
    Crew ALONE = jobs -> jobs.forEach(Runnable::run);

    void work(List<Runnable> jobs);

    /// A thread for each job. The search that it serves ends by its own budget.
    static Crew ofThreads() {
        return jobs -> {
            try (var pool = Executors.newThreadPerTaskExecutor(
                    Thread.ofPlatform().daemon().factory())) {
                var running = jobs.stream().map(pool::submit).toList();
                for (var job : running) {
                    job.get();
                }
            } catch (java.util.concurrent.ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
    }
}
