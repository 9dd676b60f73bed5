package freehold.server.upkeep;

import freehold.server.hall.Hall;
import freehold.server.health.Trouble;
import freehold.server.store.Store;
import freehold.server.store.StoreException;
import freehold.server.store.Upkeep;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/// Deletes what was kept long enough, a little every minute. Of all processes that share the tables, the steward does
/// it. Each table is a transaction of its own with a pause behind it, so that plies need not wait.
public final class Housekeeping implements AutoCloseable {
    private static final Duration ROUND = Duration.ofMinutes(1);
    private static final Duration PAUSE = Duration.ofMillis(20);
    /// Of a kind in a round: up to 12,000 tables an hour.
    private static final int TABLES = 200;

    private static final int GUESTS = 500;
    private static final int MESSAGES = 500;

    /// What is counted.
    private enum Kind {
        UNFINISHED_TABLES,
        FINISHED_TABLES,
        GUESTS,
        MESSAGES;

        String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private final Trouble trouble = new Trouble("what was kept long enough can't be deleted; trying again");
    private final Hall hall;
    private final Upkeep upkeep;
    private final Clock clock;
    private final Retention retention;
    private final BooleanSupplier isOnDuty;
    private final Map<Kind, LongAdder> deleted = new ConcurrentHashMap<>();
    private final CountDownLatch end = new CountDownLatch(1);
    private final Thread rounds = Thread.ofVirtual().name("housekeeping").unstarted(this::goRound);

    /// @param isOnDuty whether this process is the steward
    public Housekeeping(Hall hall, Store store, Clock clock, Retention retention, BooleanSupplier isOnDuty) {
        this.hall = hall;
        this.upkeep = store.upkeep();
        this.clock = clock;
        this.retention = retention;
        this.isOnDuty = isOnDuty;
        for (var kind : Kind.values()) {
            count(kind, 0);
        }
    }

    public void start() {
        rounds.start();
    }

    /// How much this process has deleted, by what it was.
    public Map<String, LongAdder> deleted() {
        return deleted.entrySet().stream()
                .collect(Collectors.toMap(
                        entry -> entry.getKey().word(), Map.Entry::getValue, (a, _) -> a, TreeMap::new));
    }

    private void count(Kind kind, int more) {
        deleted.computeIfAbsent(kind, _ -> new LongAdder()).add(more);
    }

    private void goRound() {
        try {
            while (!end.await(ROUND.toMillis(), TimeUnit.MILLISECONDS)) {
                tidy();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// One round.
    public void tidy() throws InterruptedException {
        if (!isOnDuty.getAsBoolean()) {
            return;
        }
        try {
            tidyTables(Kind.UNFINISHED_TABLES, retention.unfinished(), before -> upkeep.unfinished(before, TABLES));
            tidyTables(Kind.FINISHED_TABLES, retention.finished(), before -> upkeep.finished(before, TABLES));
            before(retention.chat()).ifPresent(this::tidyChat);
            before(retention.guests()).ifPresent(before -> count(Kind.GUESTS, upkeep.deleteIdleGuests(before, GUESTS)));
            trouble.passed();
        } catch (RuntimeException e) {
            trouble.failed(e);
        }
    }

    private Optional<Instant> before(Optional<Duration> kept) {
        return kept.map(duration -> clock.instant().minus(duration));
    }

    private interface Search {
        List<String> tables(Instant before);
    }

    private void tidyTables(Kind kind, Optional<Duration> kept, Search search) throws InterruptedException {
        var before = before(kept);
        for (var id : before.map(search::tables).orElse(List.of())) {
            if (delete(id, before.orElseThrow())) {
                count(kind, 1);
            }
            if (end.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS)) {
                return;
            }
        }
    }

    /// A table to which somebody comes back at this moment stays.
    private boolean delete(String id, Instant before) {
        try {
            return hall.rewrite(id, () -> upkeep.delete(id, before));
        } catch (StoreException e) {
            trouble.failed(e);
            return false;
        }
    }

    private void tidyChat(Instant before) {
        var byTable = upkeep.messages(before, MESSAGES).stream().collect(Collectors.groupingBy(Upkeep.Message::table));
        byTable.forEach((id, messages) -> {
            var removed = messages.stream().map(Upkeep.Message::removed).toList();
            if (hall.rewrite(id, () -> upkeep.rewrite(id, removed))) {
                count(Kind.MESSAGES, removed.size());
            }
        });
    }

    @Override
    public void close() {
        end.countDown();
        try {
            rounds.join(); // the database must not be closed under its hands
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
