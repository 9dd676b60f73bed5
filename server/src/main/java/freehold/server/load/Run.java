package freehold.server.load;

import freehold.kernel.Game;
import freehold.kernel.position.Dice;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;

/// Many tables in play at once.
public final class Run implements AutoCloseable {
    private static final int OPENED_AT_ONCE = 16;
    private static final int ERRORS_KEPT = 5;

    private final List<Game> games;
    private final int size;
    private final double playsPerSecond;
    private final int viewers;
    private final URI server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpClient http = HttpClient.newBuilder().executor(threads).build();
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().factory());
    private final ConcurrentLinkedQueue<RandomTable> tables = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Long> latencies = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<String> errors = new ConcurrentLinkedQueue<>();
    private final LongAdder shown = new LongAdder();
    private final LongAdder errorCount = new LongAdder();
    private final AtomicBoolean isMeasuring = new AtomicBoolean();
    private volatile boolean isEnding;

    /// @param games to take in turn
    /// @param size how many tables are in play
    /// @param rate plies a second at all tables together; 0 for as many as can be
    public Run(URI server, List<Game> games, int size, int rate) {
        this(server, games, size, rate, 0);
    }

    /// The same.
    ///
    /// @param viewers how many watch each table, as browsers do
    public Run(URI server, List<Game> games, int size, int rate, int viewers) {
        this.server = server;
        this.viewers = viewers;
        this.games = games;
        this.size = size;
        this.playsPerSecond = (double) rate / size;
    }

    /// What a run has shown.
    ///
    /// @param updates how many were shown to viewers
    /// @param errors the first of them
    public record Report(
            int tables,
            double seconds,
            long plies,
            long updates,
            double p50,
            double p99,
            long failures,
            List<String> errors) {
        /// In one line: `tables 1000 plies/s 1590 p50 3.1 ms p99 40.2 ms errors 0`.
        @Override
        public String toString() {
            var watched = updates == 0 ? "" : " updates/s %.0f".formatted(updates / seconds);
            return "tables %d plies/s %.0f%s p50 %.1f ms p99 %.1f ms errors %d"
                    .formatted(tables, plies / seconds, watched, p50, p99, failures);
        }
    }

    /// Opens all tables.
    public Run open() {
        var start = System.nanoTime();
        try (var crew =
                Executors.newFixedThreadPool(OPENED_AT_ONCE, Thread.ofVirtual().factory())) {
            for (var i = 0; i < size; i++) {
                var number = i;
                crew.execute(() -> openTable(number, start));
            }
        }
        return this;
    }

    private void openTable(int number, long seed) {
        if (isEnding) {
            return;
        }
        try {
            var visitor = Visitor.arrive(http, server, "Visitor " + number);
            var game = games.get(number % games.size());
            tables.add(RandomTable.open(this, visitor, game, new Dice(seed + number), viewers));
        } catch (LoadException e) {
            failed(String.valueOf(e.getMessage()));
        }
    }

    /// Counts for some time.
    public Report measure(double seconds) throws InterruptedException {
        latencies.clear();
        shown.reset();
        isMeasuring.set(true);
        var start = System.nanoTime();
        Thread.sleep((long) (seconds * 1000));
        isMeasuring.set(false);
        return report((System.nanoTime() - start) / 1e9);
    }

    private Report report(double seconds) {
        var sorted = new ArrayList<>(latencies);
        Collections.sort(sorted);
        return new Report(
                size,
                seconds,
                sorted.size(),
                shown.sum(),
                quantile(sorted, 0.5),
                quantile(sorted, 0.99),
                errorCount.sum(),
                errors.stream().limit(ERRORS_KEPT).toList());
    }

    private static double quantile(List<Long> sorted, double share) {
        return sorted.isEmpty() ? 0 : sorted.get((int) (share * (sorted.size() - 1))) / 1e6;
    }

    /// All tables that were opened, finished ones included.
    List<RandomTable> tables() {
        return List.copyOf(tables);
    }

    void acknowledged(long nanos) {
        if (isMeasuring.get()) {
            latencies.add(nanos);
        }
    }

    /// A viewer has folded an update.
    void shown() {
        if (isMeasuring.get()) {
            shown.increment();
        }
    }

    void failed(String why) {
        if (!isEnding) {
            errorCount.increment();
            if (errors.size() < ERRORS_KEPT) {
                errors.add(why);
            }
        }
    }

    void broken(RandomTable table) {
        failed("the socket of table %s broke".formatted(table.id()));
    }

    /// Another takes its place.
    void finished(RandomTable table) {
        table.close();
        if (isEnding) {
            return;
        }
        threads.execute(() -> openTable(ThreadLocalRandom.current().nextInt(size), System.nanoTime()));
    }

    /// Does something at the pace of this run, spread out evenly.
    ///
    /// @param since when that table last did it, so that a slow server is not spared
    void later(long since, Runnable play) {
        if (isEnding) {
            return;
        }
        if (playsPerSecond == 0) {
            play.run();
        } else {
            var pause = (long) (ThreadLocalRandom.current().nextDouble(2) * 1e9 / playsPerSecond);
            var nanos = Math.max(0, since + pause - System.nanoTime());
            var _ = timer.schedule(() -> threads.execute(play), nanos, TimeUnit.NANOSECONDS);
        }
    }

    /// From now on what fails is nobody's fault.
    public void end() {
        isEnding = true;
    }

    @Override
    public void close() {
        end();
        timer.shutdownNow();
        tables.forEach(RandomTable::close);
        http.shutdownNow();
        threads.shutdownNow();
    }
}
