package freehold.server.agents;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.logging.Level;
import java.util.logging.Logger;

/// A few threads that think for all tables, first come, first served. A table waits at most once, so none can push its
/// way.
final class ThinkingPool implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(ThinkingPool.class.getName());

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition arrival = lock.newCondition();
    private final Map<String, Runnable> waiting = new LinkedHashMap<>();
    private final List<String> busy = new ArrayList<>();
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

    /// Thinks for a table as soon as it is its turn; a newer task takes the place of one that still waits.
    void submit(String table, Runnable task) {
        lock.lock();
        try {
            waiting.put(table, task);
            arrival.signal();
        } finally {
            lock.unlock();
        }
    }

    int waiting() {
        lock.lock();
        try {
            return waiting.size();
        } finally {
            lock.unlock();
        }
    }

    /// How many tables come before one: 0 if it is being thought for; empty if it does not wait.
    Optional<Integer> ahead(String table) {
        lock.lock();
        try {
            if (busy.contains(table)) {
                return Optional.of(0);
            }
            var place = new ArrayList<>(waiting.keySet()).indexOf(table);
            return place < 0 ? Optional.empty() : Optional.of(place + 1);
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
            next.getValue().run();
        } catch (RuntimeException e) {
            LOG.log(Level.SEVERE, "thinking for table " + next.getKey() + " failed", e);
        } finally {
            release(next.getKey());
        }
    }

    private Map.Entry<String, Runnable> take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (waiting.isEmpty()) {
                arrival.await();
            }
            var first = waiting.entrySet().iterator().next();
            var taken = Map.entry(first.getKey(), first.getValue());
            waiting.remove(taken.getKey());
            busy.add(taken.getKey());
            return taken;
        } finally {
            lock.unlock();
        }
    }

    private void release(String table) {
        lock.lock();
        try {
            busy.remove(table);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        threads.forEach(Thread::interrupt);
    }
}
