package freehold.search;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;

/// A thread for each job: the only place in search where there are threads. The search that they serve ends by its own
/// budget.
final class Threads implements Crew {
    @Override
    public void work(List<Runnable> jobs) {
        try (var pool =
                Executors.newThreadPerTaskExecutor(Thread.ofPlatform().daemon().factory())) {
            var running = jobs.stream().map(pool::submit).toList();
            for (var job : running) {
                job.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
