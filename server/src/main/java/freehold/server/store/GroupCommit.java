package freehold.server.store;

import freehold.server.table.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// One thread that writes for all: whatever waits when it is free goes into one transaction, so that many tables share
/// one
/// flush to the disk. Callers return when their part is durable.
final class GroupCommit implements AutoCloseable {
    private static final int WAITING_AT_MOST = 2048;
    private static final int GROUP = 256;
    private static final int PATIENCE_SECONDS = 5;
    private static final int LONGEST_SECONDS = 30;

    private final BlockingQueue<Job<?>> waiting = new ArrayBlockingQueue<>(WAITING_AT_MOST);
    private final Jdbi jdbi;
    private final Thread writer;
    private volatile boolean isClosing;

    private static final class Job<T> {
        final Function<Handle, T> work;
        final CompletableFuture<T> done = new CompletableFuture<>();
        private volatile Runnable report = () -> {};

        Job(Function<Handle, T> work) {
            this.work = work;
        }

        void run(Handle handle) {
            var result = work.apply(handle);
            report = () -> done.complete(result);
        }

        void report() {
            report.run();
        }
    }

    GroupCommit(Jdbi jdbi) {
        this.jdbi = jdbi;
        this.writer = Thread.ofPlatform().name("store-writer").start(this::writeOn);
    }

    /// Does some work in a transaction.
    ///
    /// @throws Refused if too many wait already
    /// @throws StoreException if it could not be made durable
    <T> T write(Function<Handle, T> work) {
        var job = new Job<>(work);
        try {
            if (isClosing || !waiting.offer(job, PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw new Refused(Refused.Code.BUSY, "too much is being written at the moment; try again");
            }
            return job.done.get(LONGEST_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new StoreException("the database did not keep it", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException("stopped while writing", e);
        }
    }

    int queued() {
        return waiting.size();
    }

    private void writeOn() {
        try (var handle = jdbi.open()) {
            var group = new ArrayList<Job<?>>(GROUP);
            while (!isClosing || !waiting.isEmpty()) {
                var first = waiting.poll(100, TimeUnit.MILLISECONDS);
                if (first != null) {
                    group.add(first);
                    waiting.drainTo(group, GROUP - 1);
                    commit(handle, group);
                    group.clear();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// What one job breaks is undone for all; then each has a transaction of its own, and only the broken one fails.
    private static void commit(Handle handle, List<Job<?>> group) {
        try {
            handle.useTransaction(transaction -> group.forEach(job -> job.run(transaction)));
            group.forEach(Job::report);
        } catch (RuntimeException e) {
            if (group.size() == 1) {
                group.getFirst().done.completeExceptionally(e);
            } else {
                group.forEach(job -> commit(handle, List.of(job)));
            }
        }
    }

    /// Finishes what is waiting.
    @Override
    public void close() {
        isClosing = true;
        try {
            writer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
