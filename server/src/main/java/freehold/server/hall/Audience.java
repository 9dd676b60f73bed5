package freehold.server.hall;

import freehold.wire.table.Presence;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/// All who follow a table through this process, players as well as those who only watch.
final class Audience {
    /// Many come and go at once: they are told of each other only that often.
    private static final Duration BETWEEN_COUNTS = Duration.ofSeconds(1);

    private static final int DEPARTURES_REMEMBERED = 100;

    private final List<Subscription> all = new CopyOnWriteArrayList<>();
    /// How many connections each guest has.
    private final Map<String, Integer> guests = new HashMap<>();
    /// When guests who were there have gone.
    private final Map<String, Instant> departures = new HashMap<>();
    private int strangers;

    private final Clock clock;
    private final IntSupplier count;
    private final Supplier<List<Presence>> roll;
    private final AtomicInteger told = new AtomicInteger();
    private final AtomicReference<List<Presence>> toldRoll = new AtomicReference<>(List.of());
    private final AtomicBoolean isAboutToTell = new AtomicBoolean();

    /// @param count how many only watch, once somebody has come or gone
    /// @param roll which players are there then
    Audience(Clock clock, IntSupplier count, Supplier<List<Presence>> roll) {
        this.clock = clock;
        this.count = count;
        this.roll = roll;
    }

    void add(Subscription subscription) {
        register(subscription, 1);
        all.add(subscription);
        recount();
    }

    void remove(Subscription subscription) {
        if (all.remove(subscription)) {
            register(subscription, -1);
            recount();
        }
    }

    private synchronized void register(Subscription subscription, int change) {
        if (subscription.glances()) {
            return;
        }
        if (subscription.viewer().guest().isStranger()) {
            strangers += change;
        } else {
            var guest = subscription.viewer().guest().id();
            guests.merge(guest, change, (one, other) -> one + other == 0 ? null : one + other);
            if (guests.containsKey(guest)) {
                departures.remove(guest);
            } else if (departures.size() < DEPARTURES_REMEMBERED) {
                departures.put(guest, clock.instant());
            }
        }
    }

    synchronized boolean isHere(String guest) {
        return guests.containsKey(guest);
    }

    /// When a guest has gone who was there.
    synchronized Optional<Instant> gone(String guest) {
        return Optional.ofNullable(departures.get(guest));
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /// Whether a guest's program follows the table and thinks.
    boolean hasThinker(String guest) {
        return all.stream().anyMatch(subscription -> subscription.thinksFor(guest));
    }

    void forEach(Consumer<Subscription> deed) {
        all.forEach(deed);
    }

    /// How many there are without a seat. Guests count once, whoever has not said who they are once a connection.
    ///
    /// @param seated the ids of those who have one
    synchronized int watchers(Set<String> seated) {
        return strangers
                + guests.size()
                - (int) seated.stream().filter(guests::containsKey).count();
    }

    /// Tells those who want to know, in a moment, when others may have come or gone too.
    void recount() {
        if (isAboutToTell.compareAndSet(false, true)) {
            Thread.ofVirtual().start(() -> {
                try {
                    Thread.sleep(BETWEEN_COUNTS);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                isAboutToTell.set(false);
                tell(count.getAsInt());
                tell(roll.get());
            });
        }
    }

    private void tell(int watchers) {
        if (told.getAndSet(watchers) != watchers) {
            all.forEach(subscription -> subscription.tellCount(watchers));
        }
    }

    private void tell(List<Presence> players) {
        if (!toldRoll.getAndSet(players).equals(players)) {
            all.forEach(subscription -> subscription.tellPresence(players));
        }
    }
}
