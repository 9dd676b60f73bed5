package freehold.server.health;

import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Something that may fail many times in a row. The log has the first failure with its trace, then one line a minute,
/// and one when it is over; so an outage does not fill the disk.
public final class Trouble {
    private static final Logger LOG = Logger.getLogger(Trouble.class.getName());
    private static final Duration BETWEEN = Duration.ofMinutes(1);

    private final String what;
    private final LongSupplier nanos;
    private int failures;
    private int untold;
    private long told;

    /// @param what fails: `the database can't be read`
    public Trouble(String what) {
        this(what, System::nanoTime);
    }

    Trouble(String what, LongSupplier nanos) {
        this.what = what;
        this.nanos = nanos;
    }

    public synchronized void failed(Throwable because) {
        if (because instanceof Error) {
            Emergency.survive(what, because);
        }
        untold++;
        if (failures++ == 0) {
            LOG.log(Level.SEVERE, because, () -> what);
            tell();
        } else if (nanos.getAsLong() - told >= BETWEEN.toNanos()) {
            LOG.log(Level.SEVERE, "{0}: {1} times more; the last time: {2}", new Object[] {what, untold, because});
            tell();
        }
    }

    private void tell() {
        untold = 0;
        told = nanos.getAsLong();
    }

    public synchronized void passed() {
        if (failures > 0) {
            LOG.log(Level.INFO, "over after {1} failures: {0}", new Object[] {what, failures});
            failures = 0;
            untold = 0;
        }
    }
}
