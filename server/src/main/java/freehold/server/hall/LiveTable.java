package freehold.server.hall;

import freehold.server.decisions.Aftermath;
import freehold.server.decisions.Departures;
import freehold.server.memory.Eviction;
import freehold.server.store.Append;
import freehold.server.store.Card;
import freehold.server.store.Store;
import freehold.server.table.Chair;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import freehold.server.table.Viewer;
import freehold.wire.table.Presence;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/// A table in memory, with those who watch it. One thread at a time; a caller holds the table until what it did is
/// durable, so nobody ever sees what might still be lost.
final class LiveTable {
    /// What a table takes beside its events, as if it were so many of them.
    private static final int TABLE_WEIGHT = 20;

    private final ReentrantLock lock = new ReentrantLock();
    private final String id;
    private final Store store;
    private final Clock clock;
    private final Absences absences;
    private final Consumer<Table> onChange;
    private final Audience audience;
    private final Feed feed = new Feed();

    /// Loaded when it is first needed, and again when what happened to it could not be stored.
    private Optional<Table> table = Optional.empty();
    private volatile Optional<Card> card = Optional.empty();
    private boolean isRetired;
    private volatile long touched = System.nanoTime();

    LiveTable(String id, Store store, Clock clock, Absences absences, Consumer<Table> onChange) {
        this.id = id;
        this.store = store;
        this.clock = clock;
        this.absences = absences;
        this.onChange = onChange;
        this.audience =
                new Audience(clock, this::watchers, () -> use(this::presence).orElse(List.of()));
    }

    /// One that was just stored.
    LiveTable(Table stored, Store store, Clock clock, Absences absences, Consumer<Table> onChange) {
        this(stored.id(), store, clock, absences, onChange);
        table = Optional.of(stored);
        card = Optional.of(Card.of(stored));
        feed.skipTo(stored.version());
    }

    String id() {
        return id;
    }

    /// When somebody last asked for it, and how much has happened there.
    Eviction.Use lastUse() {
        return new Eviction.Use(touched, TABLE_WEIGHT + feed.version());
    }

    /// Takes it out of use, unless somebody uses it.
    boolean retire() {
        if (!audience.isEmpty() || !lock.tryLock()) {
            return false;
        }
        try {
            isRetired = audience.isEmpty();
            return isRetired;
        } finally {
            lock.unlock();
        }
    }

    /// Lets the stored table be changed while nobody uses it. Then this one is out of use, and watchers come again.
    Optional<Boolean> rewrite(BooleanSupplier change) {
        lock.lock();
        try {
            if (isRetired) {
                return Optional.empty();
            }
            isRetired = change.getAsBoolean();
            if (isRetired) {
                loseWatchers();
            }
            return Optional.of(isRetired);
        } finally {
            lock.unlock();
        }
    }

    /// Does something with the present table; empty if this one is out of use.
    <T> Optional<T> use(Function<Table, T> work) {
        touched = System.nanoTime();
        lock.lock();
        try {
            return isRetired ? Optional.empty() : Optional.of(work.apply(present()));
        } finally {
            lock.unlock();
        }
    }

    /// With all that other processes have added, and the time given back in which there was no server.
    private Table present() {
        var latest = latest();
        // If another process was faster, it has given back what was due.
        return add(latest, "", absences.at(latest)) ? latest : latest();
    }

    private Table latest() {
        if (table.isPresent()) {
            if (store.isShared()) {
                catchUp(table.get());
            }
            return table.get();
        }
        var loaded = load();
        table = Optional.of(loaded);
        tell(loaded);
        return loaded;
    }

    private Table load() {
        var log = store.log(id).orElseThrow(() -> new Refused(Refused.Code.NOT_FOUND, "there is no such table"));
        var loaded = new Table(id, log.seed(), log.entries());
        card = Optional.of(Card.of(loaded));
        return loaded;
    }

    /// Follows what other processes have added, whether or not anybody asks.
    Optional<Integer> catchUp() {
        return use(Table::version);
    }

    private void catchUp(Table behind) {
        store.entriesAfter(id, behind.version()).forEach(behind::apply);
        if (behind.version() > feed.version()) {
            file(Card.of(behind));
            tell(behind);
        }
    }

    /// Decides, stores, follows and tells. Returns the number of the first event, or of the one that the same key led
    /// to.
    Optional<Integer> act(String key, Decision decision) {
        return use(present -> {
            var answer = tryToAct(present, key, decision);
            while (answer.isEmpty()) {
                // Another process was faster; whoever watches hears of what it did, and the decision is made anew.
                answer = tryToAct(present(), key, decision);
            }
            return answer.get();
        });
    }

    private Optional<Integer> tryToAct(Table present, String key, Decision decision) {
        var known = present.answer(key);
        if (known.isPresent()) {
            return known;
        }
        // Whoever is late is late, even if the steward has not come by yet.
        var isCurrent = add(present, "", Departures.flag(present, now(present)));
        return isCurrent ? add(present, key, decision) : Optional.empty();
    }

    private Optional<Integer> add(Table present, String key, Decision decision) {
        var events = decision.on(present);
        var next = present.version() + 1;
        return events.isEmpty()
                ? Optional.of(present.version())
                : Optional.of(next).filter(_ -> add(present, key, events));
    }

    /// Stores events and follows them; false if they came too late.
    private boolean add(Table present, String key, List<Event> events) {
        if (events.isEmpty()) {
            return true;
        }
        var before = present.version();
        var now = now(present);
        // What follows from the events, and the card, depend on where they lead, so they are followed first. If they
        // can't be stored, this table is thrown away before anybody has seen it.
        table = Optional.empty();
        Entry.number(before + 1, now, key, events).forEach(present::apply);
        followThrough(present, now);
        var entries = present.entriesAfter(before, Integer.MAX_VALUE);
        var filed = Card.of(present);
        if (!store.append(Append.of(id, entries, card, filed))) {
            return false;
        }
        table = Optional.of(present);
        file(filed);
        tell(present);
        return true;
    }

    /// Draws, and ends the game, if it is time.
    static void followThrough(Table table, Instant now) {
        for (var next = Aftermath.next(table); next.isPresent(); next = Aftermath.next(table)) {
            table.apply(new Entry(table.version() + 1, now, next.get(), ""));
        }
    }

    /// Whoever takes a seat no longer only watches.
    private void file(Card filed) {
        var isReseated = !card.map(Card::guests).equals(Optional.of(filed.guests()));
        card = Optional.of(filed);
        if (isReseated && !audience.isEmpty()) {
            audience.recount();
        }
    }

    /// To the millisecond, and never before the last event.
    private Instant now(Table table) {
        var now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        return now.isBefore(table.lastChange()) ? table.lastChange() : now;
    }

    /// What a viewer is told says also what an agent does about it, so agents hear of it first.
    private void tell(Table table) {
        onChange.accept(table);
        if (audience.isEmpty()) {
            feed.skipTo(table.version());
        } else {
            Update.offer(table, feed.version(), audience);
            feed.add(Notice.after(table, feed.version(), Integer.MAX_VALUE));
            audience.forEach(Subscription::stir);
        }
    }

    Optional<Subscription> watch(Viewer viewer, int since, Optional<UpdateWriter> writer, Watcher watcher) {
        return use(present -> {
            viewer.check(present);
            var seen = Math.clamp(since, 0, present.version());
            var subscription = new Subscription(this, viewer, seen, present.version(), writer, watcher);
            audience.add(subscription);
            if (present.isExhibition()) {
                onChange.accept(present); // it is played only while somebody watches
            }
            return subscription;
        });
    }

    void leave(Subscription subscription) {
        audience.remove(subscription);
    }

    Feed feed() {
        return feed;
    }

    /// Some of what happened after an event, as it may be told now.
    List<Notice> noticesAfter(int v, int most) {
        return use(present -> Notice.after(present, v, most)).orElse(List.of());
    }

    /// All that has happened, one JSON text each, as somebody may know it.
    Optional<List<String>> eventsFor(Viewer viewer) {
        return use(present -> Notice.after(present, 0, Integer.MAX_VALUE).stream()
                .map(notice -> notice.textFor(viewer))
                .toList());
    }

    /// All that has happened after an event, for somebody who has missed more than the last update tells.
    Optional<Update> updateAfter(int v, Viewer viewer, UpdateWriter writer) {
        return use(present -> Update.of(present, viewer, writer, v));
    }

    /// How many without a seat are connected to this process.
    int watchers() {
        return card.map(Card::guests).map(audience::watchers).orElse(0);
    }

    /// Whether anybody follows it through this process.
    boolean isWatched() {
        return !audience.isEmpty();
    }

    /// Which of the people who play are connected. Of those who are not connected to this process nothing is known
    /// where others share the tables.
    List<Presence> presence(Table present) {
        return present.seats()
                .filter(present::isAttended)
                .mapToObj(seat -> presence(seat, present.chair(seat)))
                .filter(one -> one.here() || !store.isShared())
                .toList();
    }

    private Presence presence(int seat, Chair chair) {
        var guest = chair instanceof Chair.Person person ? person.guest() : "";
        var since = audience.gone(guest)
                .map(moment -> moment.truncatedTo(ChronoUnit.SECONDS).toString());
        return new Presence(seat, audience.isHere(guest), since);
    }

    /// Whether a guest's program is connected to this process and thinks.
    boolean hasThinker(String guest) {
        return audience.hasThinker(guest);
    }

    /// Tells all watchers to come again.
    void loseWatchers() {
        audience.forEach(Subscription::lose);
    }
}
