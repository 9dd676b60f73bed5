package freehold.server.load;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// Somebody who watches a table as a browser does: reads every update, folds it, and holds what would be shown. Notices
/// if an update does not fit what came before.
final class Onlooker implements WebSocketClient.Listener {
    private final Run run;
    private final WebSocketClient socket;
    private final List<JsonNode> log = new ArrayList<>();
    private int version;

    private Onlooker(Run run, WebSocketClient socket) {
        this.run = run;
        this.socket = socket;
    }

    static Onlooker of(Run run, Visitor visitor, String table) {
        var onlooker = new Onlooker(run, visitor.watch(table, "since=0&tell=updates"));
        onlooker.socket.listen(onlooker);
        return onlooker;
    }

    @Override
    public void onText(String text) {
        fold(Visitor.json(text));
    }

    private void fold(JsonNode update) {
        var lines = update.path("log");
        var kept = lines.path("from").asInt();
        if (update.path("since").asInt() > version || kept > log.size()) {
            run.failed("an update after event %d of a viewer who knows %d"
                    .formatted(update.path("since").asInt(), version));
            return;
        }
        log.subList(kept, log.size()).clear();
        lines.path("lines").forEach(log::add);
        version = update.path("v").asInt();
        run.shown();
    }

    void close() {
        socket.close();
    }
}
