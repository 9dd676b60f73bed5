package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// A ply comes home in one message: events, the table as it stands, and the new lines of the log.
class UpdatesTest extends Evening {
    private static final String UPDATES = "&tell=updates";

    @Test
    void aPlyComesHomeInOneMessage() {
        var table = started();
        try (var bens = Listener.of(ben, table, 3, UPDATES)) {
            ada.play(table, "c3");
            var update = bens.next();
            assertThat(update.path("v").asInt()).isEqualTo(4);
            assertThat(update.path("since").asInt()).isEqualTo(3);
            assertThat(update.path("events")).hasSize(1);
            assertThat(update.path("events").get(0).path("token").asString()).isEqualTo("c3");
            assertThat(update.path("table")).isEqualTo(ben.look(table));
            assertThat(update.path("log").path("from").asInt()).isZero();
            assertThat(lines(update)).isEqualTo(ben.get("/tables/" + table + "/log").json());
        }
    }

    private static JsonNode lines(JsonNode update) {
        return update.path("log").path("lines");
    }

    @Test
    void onlyTheOneWhoActsIsToldWhatIsLegal() {
        var table = started();
        try (var adas = Listener.of(ada, table, 3, UPDATES);
                var bens = Listener.of(ben, table, 3, UPDATES);
                var watcher = Listener.of(house.stranger(), table, 3, UPDATES)) {
            ada.play(table, "c3");
            assertThat(adas.next().path("table").has("legal")).isFalse();
            assertThat(bens.next().path("table").path("legal").size()).isPositive();
            assertThat(watcher.next().path("table").has("legal")).isFalse();
        }
    }

    @Test
    void whoeverMissedSomethingGetsAllOfItAtOnce() {
        var table = started();
        ada.play(table, "c3");
        ben.play(table, "a1");
        try (var bens = Listener.of(ben, table, 3, UPDATES)) {
            var update = bens.next();
            assertThat(update.path("v").asInt()).isEqualTo(5);
            assertThat(update.path("events")).hasSize(2);
            assertThat(lines(update)).hasSize(2);
            ada.play(table, "a2");
            var next = bens.next();
            assertThat(next.path("log").path("from").asInt()).isEqualTo(2);
            assertThat(lines(next)).hasSize(1);
        }
    }

    @Test
    void whatIsTakenBackIsCutFromTheLog() {
        var table = started();
        try (var bens = Listener.of(ben, table, 3, UPDATES)) {
            ada.play(table, "c3");
            bens.next();
            assertThat(ada.post("/tables/" + table + "/undo", "{}").status()).isEqualTo(202);
            bens.next();
            ben.post("/tables/" + table + "/undo/yes", "{}");
            var undone = bens.next();
            assertThat(undone.path("log").path("from").asInt()).isZero();
            assertThat(lines(undone)).isEmpty();
            ada.play(table, "a1");
            assertThat(lines(bens.next())).hasSize(1);
        }
    }

    @Test
    void sentencesComeInTheReadersLanguage() {
        var table = started();
        try (var english = Listener.of(ben, table, 3, UPDATES + "&lang=en");
                var japanese = Listener.of(ben, table, 3, UPDATES + "&lang=ja")) {
            ada.play(table, "c3");
            assertThat(lines(english.next()).get(0).path("text").asString()).matches("[ -~]+");
            assertThat(lines(japanese.next()).get(0).path("text").asString()).matches(".*[ぁ-ん].*");
        }
    }

    @Test
    void updatesOrEventsAndNothingElse() {
        var answer = ada.get("/tables/" + started() + "/socket?tell=tales");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.text()).contains("events or updates");
    }
}
