package freehold.search;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/// A thread for each job: the only place in search where there are threads. The search that they serve ends by its own
/// budget.
final class Threads implements Crew {
    /// About as long as a judgement takes.
    private static final int MOMENT_NANOS = 10_000;

    private final ReentrantLock lock = new ReentrantLock();
    private final Entry turn = lock::unlock;

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

    @Override
    public Entry enter() {
        lock.lock();
        return turn;
    }

    @Override
    public void letOthersEnter() {
        lock.unlock();
        LockSupport.parkNanos(MOMENT_NANOS);
        lock.lock();
    }
}
