package freehold.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.server.fair.Seed;
import freehold.server.table.Chair;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Status;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What every database must do for a [Store].
abstract class StoreContract {
    private static final Instant NOON = Instant.parse("2026-11-15T12:00:00.123Z");
    private static final Seed SEED = Seed.parse("ab".repeat(32));

    private Store store;

    abstract Database open();

    @BeforeEach
    void openStore() {
        store = new Store(open());
    }

    @AfterEach
    void closeStore() {
        store.close();
    }

    private static Entry said(int v, String text) {
        return new Entry(v, NOON.plusMillis(v), new Event.Said(0, "Ada", text, Optional.empty()), "key" + v);
    }

    private static Card card(Status status, String... guests) {
        return new Card(status, true, status == Status.PLAYING, Optional.empty(), Set.of(guests));
    }

    private void create(String table, Card card) {
        var created = new Event.Created(
                "esgros",
                1,
                Map.of("size", 3, "pie", true, "reading", "strict"),
                List.of(
                        new Chair.Person("g", "Ada", Optional.of("5a")),
                        new Chair.Agent(3),
                        new Chair.Open(),
                        new Chair.Kept("h", "Ben")),
                true,
                false,
                Optional.of(new freehold.server.table.Pace.Live(60, 5)),
                false,
                Optional.of("c0"),
                Optional.empty(),
                Optional.empty());
        store.create(new Append(table, List.of(new Entry(1, NOON, created, "")), Optional.of(card)), SEED);
    }

    private static Append append(String table, Entry... entries) {
        return new Append(table, List.of(entries), Optional.empty());
    }

    @Test
    void guestsAreFoundByTheHashOfTheirToken() {
        var ada = new Guest("a", "Ada");
        store.addGuest(ada, "hash", NOON);
        assertThat(store.guest("hash")).contains(ada);
        assertThat(store.guest("other")).isEmpty();
    }

    @Test
    void aTokenCanBeReplacedAndAGuestForgotten() {
        var ada = new Guest("a", "Ada");
        store.addGuest(ada, "hash", NOON);
        store.setToken(ada, "other");
        assertThat(store.guest("hash")).isEmpty();
        assertThat(store.guest("other")).contains(ada);
        store.forget(ada);
        assertThat(store.guest("other")).isEmpty();
    }

    @Test
    void unfinishedTablesOfAGuestAreFound() {
        create("a", card(Status.OPEN, "ada"));
        create("b", card(Status.PLAYING, "ada", "ben"));
        create("c", card(Status.OVER, "ada"));
        create("d", card(Status.PLAYING, "ben"));
        assertThat(store.unfinishedTablesOf(new Guest("ada", ""))).containsExactly("a", "b");
    }

    @Test
    void eventsComeBackAsTheyWere() {
        create("t", card(Status.OPEN));
        var every = List.<Event>of(
                new Event.Seated(2, "g", "Ben", Optional.empty()),
                new Event.Seated(3, "h", "Cleo", Optional.of("5a")),
                new Event.Left(2),
                new Event.Started("c0"),
                new Event.Brought(2),
                new Event.Played(1, "c3"),
                new Event.Undone(1, 1),
                new Event.UndoAsked(1, 2),
                new Event.UndoAgreed(2),
                new Event.UndoRefused(2),
                new Event.Resigned(1),
                new Event.Flagged(2),
                new Event.Paused(1_500),
                new Event.Over(List.of(1), List.of(3, 2.5), "resigned", "00"),
                new Event.Rematch(1, "u"),
                new Event.Said(0, "Ada", "ä \"quoted\" \\ 棋", Optional.of("g")),
                new Event.Unsaid(0));
        assertThat(store.append(new Append("t", Entry.number(2, NOON, "k", every), Optional.empty())))
                .isTrue();
        var log = store.log("t").orElseThrow();
        assertThat(log.seed().hex()).isEqualTo(SEED.hex());
        assertThat(log.entries().stream().skip(1).map(Entry::event)).containsExactlyElementsOf(every);
        assertThat(log.entries().get(1).key()).isEqualTo("k");
        assertThat(log.entries().get(1).at()).isEqualTo(NOON);
        assertThat(log.entries().getFirst().event()).isInstanceOf(Event.Created.class);
        assertThat(store.entriesAfter("t", 17)).hasSize(1);
    }

    @Test
    void aSealIsKeptUntilItsTableIsOpenedOrItIsOld() {
        store.seal("t", SEED, NOON);
        assertThat(store.sealed("t").orElseThrow().hex()).isEqualTo(SEED.hex());
        assertThat(store.sealed("u")).isEmpty();
        create("t", card(Status.OPEN));
        assertThat(store.sealed("t")).isEmpty();
        store.seal("v", SEED, NOON);
        store.seal("w", SEED, NOON.plusSeconds(3_600));
        assertThat(store.sealed("v")).isPresent();
        store.seal("x", SEED, NOON.plusSeconds(3_601));
        assertThat(store.sealed("v")).isEmpty();
        assertThat(store.sealed("w")).isPresent();
    }

    @Test
    void whoeverComesSecondStoresNothing() {
        create("t", card(Status.OPEN));
        assertThat(store.append(append("t", said(2, "first"), said(3, "more")))).isTrue();
        assertThat(store.append(append("t", said(2, "second"), said(3, "more"), said(4, "even more"))))
                .isFalse();
        assertThat(store.log("t").orElseThrow().entries()).hasSize(3);
    }

    @Test
    void ofManyAtOnceExactlyOneWins() throws Exception {
        create("t", card(Status.OPEN));
        var won = new AtomicInteger();
        try (var crowd = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var i = 0; i < 40; i++) {
                var text = "t" + i;
                crowd.execute(() -> won.addAndGet(store.append(append("t", said(2, text))) ? 1 : 0));
            }
        }
        assertThat(won).hasValue(1);
    }

    @Test
    void whatCantBeStoredFailsAlone() {
        create("t", card(Status.OPEN));
        assertThatThrownBy(() -> create("t", card(Status.OPEN))).isInstanceOf(StoreException.class);
        assertThat(store.append(append("t", said(2, "still works")))).isTrue();
        assertThat(store.log("none")).isEmpty();
    }

    @Test
    void tablesAreFoundByWhatTheirCardsSay() {
        create("a", card(Status.OPEN, "ada"));
        create("b", card(Status.OPEN, "ada", "ben"));
        create("c", card(Status.PLAYING, "ben"));
        create("d", card(Status.OVER));
        var page = new Page("", 10);
        assertThat(store.open(NOON, page)).containsExactly("b", "a");
        assertThat(store.open(NOON, new Page("b", 10))).containsExactly("a");
        assertThat(store.open(NOON, new Page("", 1))).containsExactly("b");
        assertThat(store.tablesOf(new Guest("ada", ""), page)).containsExactly("b", "a");
        assertThat(store.playing(page)).containsExactly("c");
        assertThat(store.withAgents(page)).containsExactly("c");
        assertThat(store.finished(page)).containsExactly("d");
        assertThat(store.census()).containsEntry("open", 2).containsEntry("playing", 1);
    }

    @Test
    void cardsChangeWithTheEvents() {
        create("a", card(Status.OPEN, "ada"));
        var late = new Card(Status.PLAYING, true, false, Optional.of(NOON), Set.of("ben"));
        store.append(new Append("a", List.of(said(2, "x")), Optional.of(late)));
        assertThat(store.open(NOON, new Page("", 10))).isEmpty();
        assertThat(store.tablesOf(new Guest("ada", ""), new Page("", 10))).isEmpty();
        assertThat(store.tablesOf(new Guest("ben", ""), new Page("", 10))).containsExactly("a");
        assertThat(store.late(NOON.minusMillis(1), 10)).isEmpty();
        assertThat(store.late(NOON, 10)).containsExactly("a");
    }

    @Test
    void whatCouldNotBeKeptLeavesNoDoubtIfSomethingElseCan() {
        create("1", card(Status.OPEN));
        assertThatThrownBy(() -> create("1", card(Status.OPEN))).isInstanceOf(StoreException.class);
        assertThat(store.isWell()).isTrue();
    }

    private static final Instant LATER = NOON.plusSeconds(60);

    @Test
    void tablesAreFoundByWhenSomethingLastHappened() {
        create("a", card(Status.OPEN));
        create("b", card(Status.PLAYING));
        create("c", card(Status.OVER));
        create("d", new Card(Status.PLAYING, true, false, Optional.of(LATER), Set.of()));
        create("e", card(Status.OPEN));
        store.append(append("e", new Entry(2, LATER, new Event.Left(1), "")));
        var upkeep = store.upkeep();
        assertThat(upkeep.unfinished(NOON, 10)).isEmpty();
        assertThat(upkeep.unfinished(LATER, 10)).as("no clock runs there").containsExactly("a", "b");
        assertThat(upkeep.unfinished(LATER, 1)).containsExactly("a");
        assertThat(upkeep.finished(LATER, 10)).containsExactly("c");
        var before = new Upkeep.TableFilter(LATER, Optional.of("esgros"), Optional.of("open"));
        assertThat(upkeep.tables(before, new Page("", 10))).singleElement().satisfies(row -> {
            assertThat(row.id()).isEqualTo("a");
            assertThat(row.seats()).containsExactly("Ada", "level3", "", "Ben");
            assertThat(row.changed()).isEqualTo(NOON);
        });
        var others = new Upkeep.TableFilter(LATER, Optional.of("estate"), Optional.empty());
        assertThat(upkeep.tables(others, new Page("", 10))).isEmpty();
    }

    @Test
    void aDeletedTableLeavesNothingAndTakesNothingMore() {
        create("a", card(Status.OPEN, "ada"));
        create("b", card(Status.OPEN, "ada"));
        assertThat(store.upkeep().delete("a", NOON))
                .as("something has happened since")
                .isFalse();
        assertThat(store.upkeep().delete("a", LATER)).isTrue();
        assertThat(store.upkeep().delete("a")).isFalse();
        assertThat(store.isThere("a")).isFalse();
        assertThat(store.entriesAfter("a", 0)).isEmpty();
        assertThat(store.tablesOf(new Guest("ada", ""), new Page("", 10))).containsExactly("b");
        assertThatThrownBy(() -> store.append(append("a", said(2, "too late")))).isInstanceOf(StoreException.class);
        assertThat(store.entriesAfter("a", 0)).isEmpty();
    }

    @Test
    void guestsWithoutTablesAreFoundByWhenTheyWereLastThere() {
        store.addGuest(new Guest("a", "Ada"), "1", NOON);
        store.addGuest(new Guest("b", "Ben"), "2", NOON);
        store.addGuest(new Guest("c", "Cleo"), "3", NOON);
        create("t", card(Status.OVER, "a"));
        store.see(new Guest("b", "Ben"), LATER);
        var upkeep = store.upkeep();
        assertThat(upkeep.guestsWithoutTables()).isEqualTo(2);
        var idle = new Upkeep.GuestFilter(LATER, Optional.empty(), true);
        assertThat(upkeep.guests(idle, new Page("", 10)))
                .containsExactly(new Upkeep.GuestRow("c", "Cleo", NOON, NOON, 0));
        assertThat(upkeep.deleteIdleGuests(NOON, 10)).isZero();
        assertThat(upkeep.deleteIdleGuests(LATER, 10)).isEqualTo(1);
        assertThat(store.guest("1")).isPresent();
        assertThat(store.guest("2")).isPresent();
        assertThat(store.guest("3")).isEmpty();
        assertThat(upkeep.guest("a").orElseThrow().tables()).isEqualTo(1);
        assertThat(upkeep.deleteGuest("a")).isTrue();
        assertThat(upkeep.guest("a")).isEmpty();
        assertThat(store.tablesOf(new Guest("a", ""), new Page("", 10))).isEmpty();
    }

    @Test
    void messagesOfFinishedTablesAreFoundAndReplaced() {
        create("a", card(Status.OVER));
        create("b", card(Status.PLAYING));
        store.append(append("a", said(2, "first"), said(3, "second")));
        store.append(append("b", said(2, "not over")));
        var upkeep = store.upkeep();
        var found = upkeep.messages(NOON.plusMillis(3), 10);
        assertThat(found).extracting(message -> message.entry().v()).containsExactly(2);
        assertThat(upkeep.rewrite("a", List.of(found.getFirst().removed()))).isTrue();
        var events = store.entriesAfter("a", 1).stream().map(Entry::event).toList();
        assertThat(events.getFirst()).isEqualTo(new Event.Unsaid(0));
        assertThat(events.getLast()).isInstanceOf(Event.Said.class);
        assertThat(upkeep.messages(LATER, 10)).hasSize(1);
    }

    @Test
    void tablesThatNameAGuestAreFound() {
        create("a", card(Status.OVER));
        create("b", card(Status.OVER));
        store.append(append("b", new Entry(2, NOON, new Event.Left(1), "cleo/7")));
        assertThat(store.upkeep().tablesNaming("h")).containsExactly("a", "b");
        assertThat(store.upkeep().tablesNaming("cleo")).containsExactly("b");
        assertThat(store.upkeep().tablesNaming("nobody")).isEmpty();
    }
}
