package freehold.server.load;

import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import tools.jackson.databind.JsonNode;

/// Somebody who watches a table as a browser does: reads every update, folds it, and holds what would be shown. Notices
/// if an update does not fit what came before.
final class Onlooker implements WebSocket.Listener {
    private final Run run;
    private final StringBuilder part = new StringBuilder();
    private final List<JsonNode> log = new ArrayList<>();
    private int version;
    private CompletableFuture<WebSocket> socket = new CompletableFuture<>();

    private Onlooker(Run run) {
        this.run = run;
    }

    static Onlooker of(Run run, Visitor visitor, String table) {
        var onlooker = new Onlooker(run);
        onlooker.socket = visitor.watch(table, "since=0&tell=updates", onlooker);
        return onlooker;
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean isLast) {
        part.append(text);
        if (isLast) {
            var whole = part.toString();
            part.setLength(0);
            fold(Visitor.json(whole));
        }
        from.request(1);
        return CompletableFuture.completedStage("");
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
        var _ = socket.thenAccept(WebSocket::abort);
    }
}
