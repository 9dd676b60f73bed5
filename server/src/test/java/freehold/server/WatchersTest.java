package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Games to watch, and how many watch them.
class WatchersTest extends Evening {
    private List<String> playing(String query) {
        return house.stranger().get("/tables?playing=true" + query).json().findValuesAsString("id");
    }

    private int watchers(String table) {
        return house.stranger().look(table).path("watchers").asInt();
    }

    @Test
    void strangersFindTablesInPlay() {
        house.clock.forward(Duration.ofMillis(1)); // names grow with time
        var first = started();
        house.clock.forward(Duration.ofMillis(1));
        var second = started();
        var open = ada.open(PlayTest.ESGROS);
        var unlisted = ada.open("""
                {"game":"esgros","seats":[{"kind":"me"},{"kind":"me"}],"listed":false}""");
        assertThat(playing("")).containsSubsequence(second, first).doesNotContain(open, unlisted);
        assertThat(playing("&limit=1&after=" + second)).containsExactly(first);
        assertThat(house.stranger()
                        .get("/tables?playing=true&limit=1")
                        .headers()
                        .firstValue("Link")
                        .orElseThrow())
                .contains("/api/tables?playing=true&limit=1&after=");
        ada.post("/tables/" + first + "/resign", "");
        assertThat(playing("")).contains(second).doesNotContain(first);
    }

    @Test
    void whoeverHasASeatDoesNotCountAndNobodyCountsTwice() {
        var table = ada.open(PlayTest.ESGROS);
        try (var player = Listener.of(ada, table, 0);
                var once = Listener.of(ben, table, 0);
                var twice = Listener.of(ben, table, 0);
                var stranger = Listener.of(house.stranger(), table, 0)) {
            List.of(player, once, twice, stranger).forEach(Listener::next);
            assertThat(watchers(table)).isEqualTo(2);
            twice.leave();
            assertThat(twice.next().path("closed").asInt()).isEqualTo(1000);
            assertThat(watchers(table)).isEqualTo(2);
            ben.post("/tables/" + table + "/join", "");
            assertThat(watchers(table)).isEqualTo(1);
            stranger.leave();
            stranger.next();
            stranger.next();
            assertThat(stranger.next().path("closed").asInt()).isEqualTo(1000);
            assertThat(watchers(table)).isZero();
        }
    }

    @Test
    void whoeverOnlyGlancesIsNotCounted() {
        var table = started();
        try (var glance = Listener.of(house.stranger(), table, 0, "&glances=true")) {
            glance.next();
            assertThat(watchers(table)).isZero();
        }
    }

    @Test
    void whoeverWantsToKnowIsToldWhenTheirNumberChanges() {
        var table = started();
        try (var player = Listener.of(ada, table, 3, "&watchers=true");
                var incurious = Listener.of(ben, table, 3);
                var stranger = Listener.of(house.stranger(), table, 3)) {
            assertThat(player.next().toString()).isEqualTo("{\"watchers\":1}");
            stranger.leave();
            assertThat(player.next().toString()).isEqualTo("{\"watchers\":0}");
            ada.play(table, "c3");
            assertThat(List.of(player, incurious)).extracting(Listener::next).allMatch(WatchersTest::isPly);
        }
    }

    private static boolean isPly(JsonNode event) {
        return event.path("kind").asString().equals("ply");
    }
}
