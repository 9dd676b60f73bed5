package freehold.server.health;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Whether all parts of the server can do their work. They are asked once a second, whoever wants to know is told what
/// was found last; so it costs nothing to ask.
public final class Health implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Health.class.getName());
    private static final Duration BETWEEN = Duration.ofSeconds(1);
    /// Whoever has not answered for so long is not well.
    private static final Duration STALE = Duration.ofSeconds(10);

    private final Map<String, Callable<Boolean>> checks;
    private final Duration between;
    private final Duration stale;
    private volatile List<String> troubles = List.of();
    private volatile long checked = System.nanoTime();
    private volatile String asked = "";
    private final Thread thread = Thread.ofPlatform().daemon().name("health").unstarted(this::watch);

    /// @param checks what to say if a part is not well, and whether it is; to throw something is not to be well
    public Health(Map<String, Callable<Boolean>> checks) {
        this(checks, BETWEEN, STALE);
    }

    /// @param between two rounds of questions
    /// @param stale how long an answer may take
    Health(Map<String, Callable<Boolean>> checks, Duration between, Duration stale) {
        this.checks = Map.copyOf(checks);
        this.between = between;
        this.stale = stale;
    }

    public void start() {
        thread.start();
    }

    /// What is not as it should be; empty if all is well.
    public List<String> troubles() {
        return System.nanoTime() - checked > stale.toNanos() ? List.of(asked) : troubles;
    }

    private void watch() {
        try {
            while (true) {
                check();
                Thread.sleep(between);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void check() {
        troubles = checks.entrySet().stream()
                .filter(check -> !isWell(check.getKey(), check.getValue()))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
        checked = System.nanoTime();
    }

    private boolean isWell(String otherwise, Callable<Boolean> check) {
        asked = otherwise;
        try {
            return check.call();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        } catch (Exception e) {
            LOG.log(Level.FINE, otherwise, e);
            return false;
        } catch (Error e) {
            Emergency.survive(otherwise, e);
            return false;
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
