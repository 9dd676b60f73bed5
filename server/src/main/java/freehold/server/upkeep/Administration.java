package freehold.server.upkeep;

import freehold.server.decisions.Closing;
import freehold.server.decisions.Departures;
import freehold.server.hall.Hall;
import freehold.server.hall.Names;
import freehold.server.json.Json;
import freehold.server.store.DatabaseAddress;
import freehold.server.store.Page;
import freehold.server.store.Store;
import freehold.server.store.Upkeep;
import freehold.server.table.Entry;
import freehold.server.table.Guest;
import freehold.server.table.Redaction;
import freehold.server.table.Refused;
import freehold.server.table.Status;
import freehold.server.table.Table;
import freehold.server.table.Transcript;
import freehold.server.table.Viewer;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/// What whoever runs a server does with its tables and guests, in a process of its own. A server may be running: it
/// hears of every table that was changed and reads it anew.
public final class Administration implements AutoCloseable {
    private final Store store;
    private final Upkeep upkeep;
    private final Clock clock;
    private final Hall hall;

    public Administration(DatabaseAddress database, Clock clock) {
        this.store = new Store(database.openToChange());
        this.upkeep = store.upkeep();
        this.clock = clock;
        this.hall = new Hall(store, clock);
    }

    /// Hands out tables, oldest first, and returns how many.
    public int tables(Upkeep.TableFilter filter, Consumer<Upkeep.TableRow> each) {
        return all(page -> upkeep.tables(filter, page), Upkeep.TableRow::id, each);
    }

    /// Hands out guests, oldest first, and returns how many.
    public int guests(Upkeep.GuestFilter filter, Consumer<Upkeep.GuestRow> each) {
        return all(page -> upkeep.guests(filter, page), Upkeep.GuestRow::id, each);
    }

    private static <T> int all(Function<Page, List<T>> pages, Function<T, String> id, Consumer<T> each) {
        var count = 0;
        var after = "";
        while (true) {
            var rows = pages.apply(new Page(after, Page.LARGEST));
            rows.forEach(each);
            count += rows.size();
            if (rows.size() < Page.LARGEST) {
                return count;
            }
            after = id.apply(rows.getLast());
        }
    }

    public boolean isTable(String id) {
        return store.isThere(id);
    }

    /// Ends a table that is not over yet.
    ///
    /// @param why for its people; may be empty
    /// @throws Refused if it is over, or if its rules are gone
    public void close(String table, String why) {
        hall.act(table, present -> Closing.close(present, why));
    }

    /// Deletes a table; false if there was none.
    public boolean delete(String table) {
        return hall.rewrite(table, () -> upkeep.delete(table));
    }

    /// What is known of a guest.
    public Optional<Upkeep.GuestRow> guest(String id) {
        return upkeep.guest(id);
    }

    /// The tables whose events name a guest.
    public List<String> tablesNaming(String guest) {
        return List.copyOf(upkeep.tablesNaming(guest));
    }

    /// What was done to forget somebody.
    ///
    /// @param left tables that were not over: this one gave up there
    /// @param rewritten tables in which the guest is anonymous now
    public record Forgotten(int left, int rewritten) {}

    /// Takes a guest out of everything. Finished games can still be read. May be repeated if it was interrupted.
    public Forgotten forget(String id) {
        var guest = new Guest(id, "");
        var unfinished = store.unfinishedTablesOf(guest);
        upkeep.deleteGuest(id);
        var left =
                (int) unfinished.stream().filter(table -> leave(table, guest)).count();
        var rewritten = (int)
                tablesNaming(id).stream().filter(table -> redact(table, id)).count();
        upkeep.deleteGuest(id);
        return new Forgotten(left, rewritten);
    }

    private boolean leave(String table, Guest guest) {
        try {
            hall.act(table, present -> Departures.leave(present, guest));
            return true;
        } catch (Refused e) {
            return false; // has given up there already, or never came, or the rules are gone
        }
    }

    private boolean redact(String table, String guest) {
        return hall.rewrite(table, () -> {
            var entries = store.log(table).map(log -> log.entries()).orElse(List.of());
            var alias = Names.fresh(clock.instant());
            return upkeep.rewrite(table, Redaction.of(entries, guest, alias));
        });
    }

    /// All that is stored about a table but the seed of a game that goes on.
    public Map<String, Object> exportTable(String id) {
        var log = store.log(id).orElseThrow();
        var export = new LinkedHashMap<String, Object>();
        export.put("table", id);
        export.put("events", log.entries().stream().map(Administration::stored).toList());
        readable(id, table -> {
            export.put("status", table.status().word());
            if (table.status() == Status.OVER) {
                export.put("seed", log.seed().hex());
            }
            export.put("record", Transcript.of(table, Viewer.of(Guest.STRANGER)));
        });
        return export;
    }

    private static Map<String, Object> stored(Entry entry) {
        var event = new LinkedHashMap<String, Object>();
        event.put("v", entry.v());
        event.put("at", entry.at().toString());
        event.put("event", entry.event());
        return event;
    }

    /// The record of a table, as everybody may read it.
    ///
    /// @throws Refused if its rules are gone
    public String record(String id) {
        return hall.look(id, table -> Transcript.of(table, Viewer.of(Guest.STRANGER)));
    }

    /// All that is stored about a guest, as that one may know it: other players' ids and secrets are not in it.
    public Map<String, Object> exportGuest(String id) {
        var export = new LinkedHashMap<String, Object>();
        export.put("guest", id);
        guest(id).ifPresent(row -> {
            export.put("name", row.name());
            export.put("created", row.created().toString());
            export.put("seen", row.seen().toString());
        });
        export.put(
                "tables",
                tablesNaming(id).stream().map(table -> asKnownTo(table, id)).toList());
        return export;
    }

    private Map<String, Object> asKnownTo(String id, String guest) {
        var viewer = Viewer.of(new Guest(guest, ""));
        var export = new LinkedHashMap<String, Object>();
        export.put("table", id);
        readable(id, table -> {
            export.put("game", table.created().game());
            export.put("status", table.status().word());
            export.put(
                    "seats",
                    table.seats()
                            .filter(seat -> table.chair(seat).isOf(viewer.guest()))
                            .boxed()
                            .toList());
            export.put("record", Transcript.of(table, viewer));
        });
        if (export.containsKey("game")) {
            export.put("events", events(id, viewer));
        }
        return export;
    }

    private List<JsonNode> events(String id, Viewer viewer) {
        return hall.events(id, viewer).stream()
                .map(text -> Json.parse(text.getBytes(StandardCharsets.UTF_8)))
                .toList();
    }

    /// What follows from the events can't be told where the edition of the rules is gone.
    private void readable(String id, Consumer<Table> look) {
        try {
            hall.look(id, table -> {
                look.accept(table);
                return table.version();
            });
        } catch (Refused e) {
            // the events must do
        }
    }

    @Override
    public void close() {
        hall.close();
        store.close();
    }
}
