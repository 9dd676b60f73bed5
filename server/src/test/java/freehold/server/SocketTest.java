package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Events as they come, and plies over the same line.
class SocketTest extends Evening {
    @Test
    void eventsComeByThemselvesAndPliesAreAnswered() {
        var table = started();
        try (var adas = Listener.of(ada, table, 3);
                var bens = Listener.of(ben, table, 2)) {
            assertThat(bens.next().path("kind").asString()).isEqualTo("started");
            adas.say("{\"do\":\"play\",\"token\":\"c3\",\"basedOn\":3,\"key\":\"one\"}");
            assertThat(bens.next().path("token").asString()).isEqualTo("c3");
            var heard = java.util.List.of(adas.next(), adas.next());
            assertThat(heard.toString()).contains("{\"did\":\"one\",\"version\":4}", "\"token\":\"c3\"");
            bens.say("{\"do\":\"play\",\"token\":\"c3\",\"basedOn\":4,\"key\":\"two\"}");
            var refusal = bens.next();
            assertThat(refusal.path("did").asString()).isEqualTo("two");
            assertThat(refusal.path("error").asString()).isEqualTo("illegal");
            assertThat(refusal.path("rule").asString()).isEqualTo("G3");
        }
    }

    @Test
    void nonsenseIsRefusedAndTheLineStays() {
        var table = started();
        try (var adas = Listener.of(ada, table, 3)) {
            for (var nonsense : new String[] {"", "{", "[]", "7", "{\"do\":\"dance\"}", "{\"do\":\"play\"}"}) {
                adas.say(nonsense);
                assertThat(adas.next().path("error").asString()).as(nonsense).isEqualTo("bad-request");
            }
            adas.say("{\"do\":\"say\",\"text\":\"hello <b>\"}");
            assertThat(java.util.List.of(adas.next(), adas.next()).toString()).contains("hello <b>");
        }
    }

    @Test
    void strangersMayWatchButNotPlay() {
        var table = started();
        try (var watcher = new Listener(house, table, 0)) {
            assertThat(watcher.next().path("kind").asString()).isEqualTo("created");
            watcher.next();
            watcher.next();
            watcher.say("{\"do\":\"play\",\"token\":\"c3\",\"basedOn\":3}");
            assertThat(watcher.next().path("error").asString()).isEqualTo("no-guest");
        }
    }

    @Test
    void otherSitesMayNotUseTheCookie() {
        var table = started();
        assertThatThrownBy(() -> new Listener(
                        house, table, 0, "Cookie", "freehold=" + ada.token(), "Origin", "https://elsewhere.example"))
                .isInstanceOf(java.util.concurrent.CompletionException.class);
        var request = house.stranger()
                .request("/tables/" + table + "/resign")
                .header("Cookie", "freehold=" + ada.token())
                .header("Origin", "https://elsewhere.example");
        assertThat(House.send(request.POST(java.net.http.HttpRequest.BodyPublishers.noBody()))
                        .error())
                .isEqualTo("bad-origin");
    }

    @Test
    void otherSitesMayNotWatchOrMakeNewGuests() {
        var table = started();
        assertThatThrownBy(() -> new Listener(house, table, 0, "Origin", "https://elsewhere.example"))
                .isInstanceOf(java.util.concurrent.CompletionException.class);
        var request = house.stranger().request("/guests").header("Origin", "https://elsewhere.example");
        var answer = House.send(request.POST(java.net.http.HttpRequest.BodyPublishers.ofString("{\"name\":\"Eve\"}")));
        assertThat(answer.error()).isEqualTo("bad-origin");
        assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test
    void whoeverGetsNoSocketIsToldWhy() {
        var address = "/tables/" + started() + "/socket";
        assertThat(ada.get("/tables/none/socket").error()).isEqualTo("not-found");
        assertThat(ada.get(address + "?since=x").status()).isEqualTo(400);
        assertThat(ada.get(address).text()).contains("WebSockets");
        var request = house.stranger().request(address).header("Origin", "https://elsewhere.example");
        assertThat(House.send(request).status()).isEqualTo(403);
    }

    @Test
    void aServerThatClosesTellsEverybodyToComeAgain(@TempDir Path folder) {
        var closing = new House(folder);
        var table = closing.guest("Ada").open(PlayTest.ESGROS);
        var watchers = IntStream.range(0, 50)
                .mapToObj(_ -> new Listener(closing, table, 1))
                .toList();
        closing.close();
        assertThat(watchers)
                .extracting(watcher -> watcher.next().path("closed").asInt())
                .containsOnly(1013);
    }

    @Test
    void unknownTablesHaveNoSocket() {
        assertThatThrownBy(() -> new Listener(house, "none", 0))
                .isInstanceOf(java.util.concurrent.CompletionException.class);
    }

    @Test
    void linesOfEventsComeAsTheyHappen() throws Exception {
        var table = started();
        var stream = java.net.http.HttpClient.newHttpClient()
                .send(
                        ben.request("/tables/" + table + "/events?since=3").build(),
                        java.net.http.HttpResponse.BodyHandlers.ofLines());
        ada.play(table, "c3");
        try (var lines = stream.body()) {
            assertThat(lines.filter(line -> !line.isEmpty()).findFirst().orElseThrow())
                    .contains("\"token\":\"c3\"");
        }
    }
}
