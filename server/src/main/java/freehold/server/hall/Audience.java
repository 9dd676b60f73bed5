package freehold.server.hall;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntSupplier;

/// All who follow a table through this process, players as well as those who only watch.
final class Audience {
    /// Many come and go at once: they are told of each other only that often.
    private static final Duration BETWEEN_COUNTS = Duration.ofSeconds(1);

    private final List<Subscription> all = new CopyOnWriteArrayList<>();
    /// How many connections each guest has.
    private final Map<String, Integer> guests = new HashMap<>();
    private int strangers;

    private final IntSupplier count;
    private final AtomicInteger told = new AtomicInteger();
    private final AtomicBoolean isAboutToTell = new AtomicBoolean();

    /// @param count how many only watch, once somebody has come or gone
    Audience(IntSupplier count) {
        this.count = count;
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
        if (subscription.viewer().guest().isStranger()) {
            strangers += change;
        } else {
            guests.merge(
                    subscription.viewer().guest().id(), change, (one, other) -> one + other == 0 ? null : one + other);
        }
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
            });
        }
    }

    private void tell(int watchers) {
        if (told.getAndSet(watchers) != watchers) {
            all.forEach(subscription -> subscription.tellCount(watchers));
        }
    }
}
