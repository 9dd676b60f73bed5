package freehold.server.hall;

import freehold.server.store.Store;
import freehold.server.table.Absence;
import freehold.server.table.Event;
import freehold.server.table.Table;
import java.time.Duration;
import java.util.List;

/// When there was no server. Whoever had to act then gets that time back as soon as somebody looks at the table.
final class Absences {
    /// So long people need to notice that there is a server again.
    private static final Duration RETURN = Duration.ofSeconds(10);

    private final Store store;
    private volatile List<Absence> all;

    Absences(Store store) {
        this.store = store;
        this.all = store.absences();
    }

    void add(Absence absence) {
        store.add(absence);
        read();
    }

    /// Another process may have noticed one.
    void read() {
        all = store.absences();
    }

    /// What is still to be given back at a table.
    List<Event> at(Table table) {
        if (all.isEmpty() || table.deadline().isEmpty()) {
            return List.of();
        }
        var away =
                all.stream().map(absence -> absence.after(table.lastChange())).reduce(Duration.ZERO, Duration::plus);
        return away.isPositive() ? List.of(new Event.Paused(away.plus(RETURN).toMillis())) : List.of();
    }
}
