package freehold.school;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/// Threads that share the work. Results come in the order of the jobs, whoever did them.
final class Crew implements AutoCloseable {
    private final ExecutorService pool;

    Crew(int threads) {
        pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("school-", 0).factory());
    }

    /// Does the jobs number 0 to count−1.
    <T> List<T> work(int count, java.util.function.IntFunction<T> job) throws InterruptedException {
        var jobs = IntStream.range(0, count)
                .mapToObj(i -> (Callable<T>) () -> job.apply(i))
                .toList();
        return pool.invokeAll(jobs).stream().map(Crew::result).toList();
    }

    private static <T> T result(java.util.concurrent.Future<T> future) {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            throw new AssertionError("all jobs are done", e);
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
