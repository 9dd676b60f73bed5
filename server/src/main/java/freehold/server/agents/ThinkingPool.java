package freehold.server.agents;

import freehold.server.health.Emergency;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/// A few threads that think for all. Whoever wants it has a turn after the others, and a table waits at most once, so
/// none can push its way.
final class ThinkingPool implements AutoCloseable {
    /// What each thread goes on with once its task is done.
    private static final ThreadLocal<BooleanSupplier> REST = new ThreadLocal<>();

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition arrival = lock.newCondition();
    private final FairQueue waiting = new FairQueue();
    private final List<FairQueue.Task> busy = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final int size;

    ThinkingPool(int size) {
        this.size = size;
        for (var i = 0; i < size; i++) {
            threads.add(Thread.ofPlatform().daemon().name("thinker-" + i).start(this::workOn));
        }
    }

    int size() {
        return size;
    }

    int busy() {
        lock.lock();
        try {
            return busy.size();
        } finally {
            lock.unlock();
        }
    }

    /// Whether all threads are still there.
    boolean isComplete() {
        return threads.stream().allMatch(Thread::isAlive);
    }

    /// Thinks for a table as soon as it is its turn; a newer task takes the place of one that still waits.
    ///
    /// @param owner who has to wait for others if this one wants much
    void submit(Owner owner, String table, Runnable task) {
        lock.lock();
        try {
            waiting.put(new FairQueue.Task(owner, table, task));
            arrival.signal();
        } finally {
            lock.unlock();
        }
    }

    /// Has this thread go on with something after its task, a moment at a time, as long as it tells that there is more
    /// and nothing waits. Nobody waits for that, and it counts for no one.
    void goOnWith(BooleanSupplier moment) {
        REST.set(moment);
    }

    int waiting() {
        lock.lock();
        try {
            return waiting.size();
        } finally {
            lock.unlock();
        }
    }

    /// How many wait for one network, or are thought for.
    int wanted(String network) {
        lock.lock();
        try {
            return waiting.size(network)
                    + (int) busy.stream()
                            .filter(task -> task.owner().network().equals(network))
                            .count();
        } finally {
            lock.unlock();
        }
    }

    /// How many tables come before one: 0 if it is being thought for; empty if it does not wait.
    Optional<Integer> ahead(String table) {
        lock.lock();
        try {
            return busy.stream().anyMatch(task -> task.name().equals(table))
                    ? Optional.of(0)
                    : waiting.ahead(table).map(others -> others + 1);
        } finally {
            lock.unlock();
        }
    }

    private void workOn() {
        try {
            while (true) {
                work();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void work() throws InterruptedException {
        var next = take();
        try {
            next.work().run();
        } catch (Throwable e) {
            Emergency.survive("thinking for table " + next.name() + " failed", e);
        } finally {
            release(next);
        }
        goOn(next.name());
    }

    private void goOn(String table) {
        var moment = REST.get();
        REST.remove();
        try {
            while (moment != null && waiting() == 0 && !Thread.currentThread().isInterrupted()) {
                moment = moment.getAsBoolean() ? moment : null;
            }
        } catch (Throwable e) {
            Emergency.survive("thinking on for table " + table + " failed", e);
        }
    }

    private FairQueue.Task take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (waiting.size() == 0) {
                arrival.await();
            }
            var taken = waiting.take().orElseThrow();
            busy.add(taken);
            return taken;
        } finally {
            lock.unlock();
        }
    }

    private void release(FairQueue.Task task) {
        lock.lock();
        try {
            busy.remove(task);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        threads.forEach(Thread::interrupt);
    }
}
