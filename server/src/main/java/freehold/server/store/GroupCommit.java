package freehold.server.store;

import freehold.server.health.Emergency;
import freehold.server.table.Refused;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// One thread that writes for all: whatever waits when it is free goes into one transaction, so that many tables share
/// one flush to the disk. Callers return when their part is durable.
final class GroupCommit implements AutoCloseable {
    private static final int WAITING_AT_MOST = 2048;
    private static final int GROUP = 256;
    private static final int PATIENCE_SECONDS = 5;
    private static final Duration LONGEST = Duration.ofSeconds(30);
    private static final Duration REST = Duration.ofMillis(200);
    private static final int LOOK_MILLIS = 100;
    /// Looks in vain, a second in all, after which there is time for other work.
    private static final int IDLE_LOOKS = 10;
    /// How often it is looked for a late caller in the longest time that one may wait.
    private static final int LOOKS = 10;

    private final BlockingQueue<Job<?>> waiting = new ArrayBlockingQueue<>(WAITING_AT_MOST);
    private final Jdbi jdbi;
    private final Duration longest;
    private final Consumer<Handle> whenIdle;
    private final Thread writer;
    private final Thread patience;
    /// What is being written.
    private volatile List<Job<?>> current = List.of();

    private volatile boolean isClosing;

    private static final class Job<T> {
        final Function<Handle, T> work;
        final long since = System.nanoTime();
        final CompletableFuture<T> done = new CompletableFuture<>();
        private volatile Runnable report = () -> {};
        private final AtomicReference<State> state = new AtomicReference<>(State.WAITING);

        private enum State {
            WAITING,
            BEGUN,
            GIVEN_UP
        }

        Job(Function<Handle, T> work) {
            this.work = work;
        }

        /// Tells the caller that it takes too long. What has not begun never will; of what has begun nobody knows how
        /// it ends.
        StoreException giveUp(Exception because) {
            var told = state.compareAndSet(State.WAITING, State.GIVEN_UP)
                    ? new StoreException("the database has no time for it", because)
                    : StoreException.uncertain(because);
            done.completeExceptionally(told);
            return told;
        }

        void run(Handle handle) {
            state.compareAndSet(State.WAITING, State.BEGUN);
            if (state.get() == State.GIVEN_UP) {
                return;
            }
            var result = work.apply(handle);
            report = () -> done.complete(result);
        }

        void report() {
            report.run();
        }
    }

    /// @param whenIdle what to do once nothing more comes
    GroupCommit(Jdbi jdbi, Consumer<Handle> whenIdle) {
        this(jdbi, LONGEST, whenIdle);
    }

    /// @param longest how long a caller waits
    GroupCommit(Jdbi jdbi, Duration longest, Consumer<Handle> whenIdle) {
        this.jdbi = jdbi;
        this.longest = longest;
        this.whenIdle = whenIdle;
        this.writer = Thread.ofPlatform().name("store-writer").start(this::writeOn);
        this.patience = Thread.ofVirtual().name("store-patience").start(this::loseHope);
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
            return job.done.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof StoreException told
                    ? told
                    : new StoreException("the database did not keep it", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw job.giveUp(e);
        }
    }

    /// Looks now and then for callers who have waited too long. A timer for each of them would cost more than to write.
    private void loseHope() {
        try {
            while (true) {
                Thread.sleep(longest.dividedBy(LOOKS));
                waiting.forEach(this::giveUpIfLate);
                current.forEach(this::giveUpIfLate);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void giveUpIfLate(Job<?> job) {
        if (System.nanoTime() - job.since > longest.toNanos()) {
            var _ = job.giveUp(new TimeoutException());
        }
    }

    int queued() {
        return waiting.size();
    }

    boolean isAlive() {
        return writer.isAlive();
    }

    /// Whatever breaks a connection, the next one may be better.
    private void writeOn() {
        while (!isDone()) {
            try (var handle = jdbi.open()) {
                writeWith(handle);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            } catch (Throwable e) {
                Emergency.survive("the writer stumbled and goes on", e);
                LockSupport.parkNanos(REST.toNanos());
            }
        }
    }

    private boolean isDone() {
        return isClosing && waiting.isEmpty();
    }

    private void writeWith(Handle handle) throws InterruptedException {
        var looks = 0;
        while (!isDone()) {
            var group = nextGroup();
            if (!group.isEmpty()) {
                current = group;
                commitOrFail(handle, group);
                current = List.of();
                looks = 0;
            } else if (++looks == IDLE_LOOKS) {
                whenIdle.accept(handle);
            }
        }
    }

    private List<Job<?>> nextGroup() throws InterruptedException {
        var group = new ArrayList<Job<?>>(GROUP);
        var first = waiting.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        if (first != null) {
            group.add(first);
            waiting.drainTo(group, GROUP - 1);
        }
        return group;
    }

    private static void commitOrFail(Handle handle, List<Job<?>> group) {
        try {
            commit(handle, group);
        } catch (Error e) {
            group.forEach(job -> job.done.completeExceptionally(e));
            throw e; // perhaps the connection is in no good state either
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
            patience.interrupt();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
