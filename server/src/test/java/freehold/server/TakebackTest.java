package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Taking back, giving up, talking.
class TakebackTest extends Evening {
    private static String path(String table, String what) {
        return "/tables/" + table + "/" + what;
    }

    @Test
    void ownLastPliesAreTakenBackAtOnce() {
        var table = started();
        assertThat(ada.post(path(table, "undo"), "").error()).isEqualTo("nothing-to-undo");
        ada.play(table, "c3");
        assertThat(ada.post(path(table, "undo"), "").status()).isEqualTo(200);
        assertThat(ada.look(table).path("by").asInt()).isEqualTo(1);
        assertThat(ada.events(table).getLast().path("kind").asString()).isEqualTo("undone");
        assertThat(ada.play(table, "c3").status()).isEqualTo(200);
    }

    @Test
    void theLogHasThePliesThatStand() {
        var table = started();
        ada.play(table, "c3");
        var version = ada.version(table);
        ada.post(path(table, "undo"), "");
        ada.play(table, "a1");
        var log = ben.get(path(table, "log?since=" + version)).json();
        assertThat(log.size()).isEqualTo(1);
        assertThat(log.get(0).path("v").asInt()).isEqualTo(ada.version(table));
        assertThat(log.get(0).path("ply").asInt()).isEqualTo(1);
        assertThat(log.get(0).path("text").asString()).isEqualTo("places a black stone on a1");
        assertThat(ben.get(path(table, "log?since=" + ada.version(table)))
                        .json()
                        .size())
                .isZero();
    }

    @Test
    void othersAreAskedOnceTheyHaveActed() {
        var table = started();
        ada.play(table, "c3");
        ben.play(table, "a1");
        assertThat(ada.post(path(table, "undo"), "").status()).isEqualTo(202);
        assertThat(ben.look(table).path("undo").path("by").asInt()).isEqualTo(1);
        assertThat(ada.post(path(table, "undo/yes"), "").status()).isEqualTo(409);
        assertThat(ben.post(path(table, "undo/no"), "").status()).isEqualTo(200);
        assertThat(ben.look(table).path("undo").isNull()).isTrue();
        ada.post(path(table, "undo"), "{}");
        assertThat(ben.post(path(table, "undo/yes"), "").status()).isEqualTo(200);
        assertThat(ada.look(table).path("by").asInt()).isEqualTo(1);
        assertThat(ada.get(path(table, "record.fgn")).text()).doesNotContain("1. c3");
        assertThat(ben.post(path(table, "undo/maybe"), "").status()).isEqualTo(404);
    }

    @Test
    void theNextPlyEndsTheQuestion() {
        var table = started();
        ada.play(table, "c3");
        ben.play(table, "a1");
        assertThat(ada.post(path(table, "undo"), "").status()).isEqualTo(202);
        assertThat(ada.play(table, ada.look(table).path("legal").get(0).asString())
                        .status())
                .isEqualTo(200);
        assertThat(ben.look(table).path("undo").isNull()).isTrue();
        assertThat(ben.post(path(table, "undo/yes"), "").error()).isEqualTo("nothing-to-undo");
    }

    @Test
    void whoResignsLosesAgainstOne() {
        var table = started();
        ada.play(table, "c3");
        assertThat(ada.post(path(table, "resign"), "").json().path("status").asString())
                .isEqualTo("over");
        assertThat(ben.look(table).path("winners").toString()).isEqualTo("[2]");
        assertThat(ben.look(table).path("scores").isNull()).isTrue();
        assertThat(ada.post(path(table, "resign"), "").error()).isIn("over", "not-seated");
        assertThat(ben.get(path(table, "record.fgn")).text())
                .contains("[Result \"2\"]", "[Termination \"resigned\"]", "[Seed \"");
    }

    @Test
    void amongSeveralTheGameGoesOnWithAnAgent() {
        var table = ada.open("""
                {"game":"hexploration","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}]}""");
        var cleo = house.guest("Cleo");
        ben.post(path(table, "join"), "{}");
        cleo.post(path(table, "join"), "{}");
        ben.post(path(table, "leave"), "");
        assertThat(ada.look(table).path("status").asString()).isEqualTo("playing");
        assertThat(ada.look(table).path("seats").get(1).path("playedBy").asString())
                .isEqualTo("level3");
        assertThat(ben.play(table, "x", 1).error()).isEqualTo("not-seated");
        cleo.post(path(table, "resign"), "");
        assertThat(ada.look(table).path("winners").toString()).isEqualTo("[1]");
    }

    @Test
    void whatIsSaidIsAnEvent() {
        var table = started();
        assertThat(house.guest("Dora")
                        .post(path(table, "say"), "{\"text\":\"good luck\"}")
                        .status())
                .isEqualTo(200);
        var said = ben.events(table).getLast();
        assertThat(said.path("kind").asString()).isEqualTo("said");
        assertThat(said.path("name").asString()).isEqualTo("Dora");
        assertThat(ada.post(path(table, "say"), "{\"text\":\"%s\"}".formatted("x".repeat(501)))
                        .status())
                .isEqualTo(400);
        assertThat(house.stranger().post(path(table, "say"), "{\"text\":\"x\"}").status())
                .isEqualTo(401);
    }

    @Test
    void aRecordIsReadBack() {
        var table = started();
        ada.play(table, "c3");
        ben.play(table, "a1");
        ada.post(path(table, "resign"), "");
        var record = ada.get(path(table, "record.fgn")).text();
        var imported = house.stranger().post("/tables/import", record);
        assertThat(imported.status()).isEqualTo(201);
        assertThat(imported.json().path("status").asString()).isEqualTo("over");
        assertThat(imported.json().path("seats").get(0).path("name").asString()).isEqualTo("Ada");
        var id = imported.json().path("id").asString();
        assertThat(ada.events(id).stream()
                        .filter(event -> event.path("kind").asString().equals("ply")))
                .hasSize(2);
    }

    @Test
    void aBrokenRecordIsRefusedWithPlyTokenAndRule() {
        var answer = ada.post("/tables/import", "[Game \"esgros\"]\n\n1. d4 d4");
        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.json().path("ply").asInt()).isEqualTo(2);
        assertThat(answer.json().path("token").asString()).isEqualTo("d4");
        assertThat(answer.json().path("rule").asString()).isEqualTo("G3");
        assertThat(ada.post("/tables/import", "").status()).isEqualTo(422);
        assertThat(ada.post("/tables/import", "nonsense").status()).isEqualTo(422);
        assertThat(ada.post("/tables/import", "x".repeat(300_000)).status()).isEqualTo(413);
    }
}
