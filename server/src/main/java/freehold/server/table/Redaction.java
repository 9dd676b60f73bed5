package freehold.server.table;

import java.util.ArrayList;
import java.util.List;

/// Takes a guest out of the events of a table: the name and the id, and what this one said. The game stays as it was
/// played.
public final class Redaction {
    /// What somebody is called who was forgotten.
    public static final String NAME = "Anonymous";

    private final String guest;
    private final String alias;
    /// Who sits where, as the events go by.
    private final List<Boolean> isOwn = new ArrayList<>();

    private Redaction(String guest, String alias) {
        this.guest = guest;
        this.alias = alias;
    }

    /// Those of a table's events that change.
    ///
    /// @param entries all of them
    /// @param alias stands for the guest's id from now on
    public static List<Entry> of(List<Entry> entries, String guest, String alias) {
        var redaction = new Redaction(guest, alias);
        var changed = new ArrayList<Entry>();
        for (var entry : entries) {
            var event = redaction.without(entry.event());
            var key = entry.key().startsWith(guest + "/") ? "" : entry.key();
            if (!event.equals(entry.event()) || !key.equals(entry.key())) {
                changed.add(new Entry(entry.v(), entry.at(), event, key));
            }
        }
        return changed;
    }

    private Event without(Event event) {
        return switch (event) {
            case Event.Created created -> without(created);
            case Event.Seated seated -> without(seated);
            case Event.Named(var seat, var _) when isOwn.get(seat - 1) -> new Event.Named(seat, NAME);
            case Event.Said said when isOwn(said) -> new Event.Unsaid(said.seat());
            case Event.Left(var seat) -> vacated(seat, event);
            case Event.Filled(var seat, var _) -> vacated(seat, event);
            case Event.Dropped(var seat) -> {
                isOwn.remove(seat - 1);
                yield event;
            }
            case Event.Named _, Event.Said _, Event.Unsaid _, Event.Started _, Event.Brought _ -> event;
            case Event.Played _, Event.Undone _, Event.UndoAsked _, Event.UndoAgreed _ -> event;
            case Event.UndoRefused _, Event.Resigned _, Event.Flagged _, Event.Paused _ -> event;
            case Event.Over _, Event.Rematch _ -> event;
        };
    }

    private Event without(Event.Created created) {
        created.chairs().forEach(chair -> isOwn.add(isOwn(chair)));
        return new Event.Created(
                created.game(),
                created.edition(),
                created.options(),
                created.chairs().stream().map(this::without).toList(),
                created.listed(),
                created.watchersTalk(),
                created.clock(),
                created.imported(),
                created.commitment(),
                created.host().map(host -> host.equals(guest) ? alias : host),
                created.previous());
    }

    private Event without(Event.Seated seated) {
        var isThis = seated.guest().equals(guest);
        isOwn.set(seated.seat() - 1, isThis);
        return isThis ? new Event.Seated(seated.seat(), alias, NAME, seated.salt()) : seated;
    }

    private Event vacated(int seat, Event event) {
        isOwn.set(seat - 1, false);
        return event;
    }

    /// Older messages do not say whose they are, but on which seat.
    private boolean isOwn(Event.Said said) {
        return said.guest().map(guest::equals).orElseGet(() -> said.seat() > 0 && isOwn.get(said.seat() - 1));
    }

    private boolean isOwn(Chair chair) {
        return switch (chair) {
            case Chair.Person person -> person.guest().equals(guest);
            case Chair.Kept kept -> kept.guest().equals(guest);
            case Chair.Open _, Chair.Agent _ -> false;
        };
    }

    private Chair without(Chair chair) {
        return switch (chair) {
            case Chair.Person(var id, var _, var salt) when id.equals(guest) -> new Chair.Person(alias, NAME, salt);
            case Chair.Kept(var id, var _) when id.equals(guest) -> new Chair.Kept(alias, NAME);
            case Chair.Person _, Chair.Kept _, Chair.Open _, Chair.Agent _ -> chair;
        };
    }
}
