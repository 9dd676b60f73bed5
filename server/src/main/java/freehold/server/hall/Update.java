package freehold.server.hall;

import freehold.server.table.Table;
import freehold.server.table.Viewer;
import freehold.server.table.Viewpoint;
import java.util.HashMap;
import java.util.Map;

/// All that has changed at a table from one event to another, as one viewpoint sees it.
///
/// @param since the number of the last event before it
/// @param v the number of the last event in it
record Update(int since, int v, String text) {
    static final Update NONE = new Update(-1, -1, "");

    private record Key(UpdateWriter writer, Viewpoint viewpoint) {}

    static Update of(Table table, Viewer viewer, UpdateWriter writer, int since) {
        var from = table.isRevealedSince(since) ? 0 : since;
        var events = Notice.after(table, from, Integer.MAX_VALUE).stream()
                .map(notice -> notice.textFor(viewer))
                .toList();
        return new Update(since, table.version(), writer.write(table, viewer, from, events));
    }

    /// Hands everybody who wants updates the one of their viewpoint. Each is written once, however many share it.
    static void offer(Table table, int since, Audience audience) {
        Map<Key, Update> written = new HashMap<>();
        audience.forEach(subscription -> subscription.writer().ifPresent(writer -> {
            var viewer = subscription.viewer();
            var key = new Key(writer, viewer.viewpoint(table));
            subscription.offer(written.computeIfAbsent(key, _ -> of(table, viewer, writer, since)));
        }));
    }
}
