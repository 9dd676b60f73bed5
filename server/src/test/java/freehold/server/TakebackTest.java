package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Taking back, giving up, talking.
class TakebackTest extends Evening {
    private static String path(String table, String what) {
        return "/tables/" + table + "/" + what;
    }

    @Test
    void ownLastPliesAreTakenBackIfTheOtherAgrees() {
        var table = started();
        assertThat(ada.post(path(table, "undo"), "").error()).isEqualTo("nothing-to-undo");
        ada.play(table, "c3");
        assertThat(ada.post(path(table, "undo"), "").status()).isEqualTo(202);
        assertThat(ben.post(path(table, "undo/yes"), "").status()).isEqualTo(200);
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
        ben.post(path(table, "undo/yes"), "");
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
        ada.play(table, "a2");
        ben.play(table, "a3");
        ada.post(path(table, "undo"), "{}");
        assertThat(ben.post(path(table, "undo/yes"), "").status()).isEqualTo(200);
        assertThat(ada.look(table).path("by").asInt()).isEqualTo(1);
        assertThat(ada.get(path(table, "record.fgn")).text()).contains("1. c3").doesNotContainPattern("\\ba2\\b");
        assertThat(ben.post(path(table, "undo/maybe"), "").status()).isEqualTo(404);
    }

    @Test
    void whoeverAskedMayThinkBetterOfIt() {
        var table = started();
        ada.play(table, "c3");
        ben.play(table, "a1");
        ada.post(path(table, "undo"), "{\"plies\":1}");
        assertThat(ada.post(path(table, "undo/no"), "").status()).isEqualTo(200);
        assertThat(ada.look(table).path("undo").isNull()).isTrue();
        assertThat(ada.events(table).getLast().path("by").asInt()).isEqualTo(1);
        assertThat(ben.post(path(table, "undo/yes"), "").error()).isEqualTo("nothing-to-undo");
    }

    /// Estate lets one buy several pieces a turn.
    @Test
    void oneDecisionAtATimeComesBackAndTheBareCallTakesThemAll() {
        var table = ada.open("""
                {"game":"estate","options":{"pie":false},"seats":[{"kind":"me"},{"kind":"open"}]}""");
        ben.post(path(table, "join"), "{}");
        ada.play(table, "e5");
        ben.play(table, "g7");
        ben.play(table, "b5");
        assertThat(plies(table)).isEqualTo(3);
        assertThat(ben.post(path(table, "undo"), "{\"plies\":1}").status()).isEqualTo(200);
        assertThat(plies(table)).isEqualTo(2);
        ben.play(table, "b5");
        assertThat(ben.post(path(table, "undo"), "").status()).isEqualTo(200);
        assertThat(plies(table)).isEqualTo(1);
    }

    private int plies(String table) {
        return ada.get(path(table, "log")).json().size();
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
        assertThat(ada.look(table).path("resigningEnds").asBoolean()).isFalse();
        ben.post(path(table, "leave"), "");
        assertThat(ada.look(table).path("status").asString()).isEqualTo("playing");
        assertThat(ada.look(table).path("seats").get(1).path("playedBy").asString())
                .isEqualTo("level3");
        assertThat(ada.look(table).path("seats").get(1).path("gone").asString()).isEqualTo("resigned");
        assertThat(ada.look(table).path("seats").get(0).has("gone")).isFalse();
        assertThat(ada.look(table).path("resigningEnds").asBoolean()).isTrue();
        assertThat(ben.look(table).has("resigningEnds")).isFalse();
        assertThat(ben.play(table, "x", 1).error()).isEqualTo("not-seated");
        cleo.post(path(table, "resign"), "");
        assertThat(ada.look(table).path("winners").toString()).isEqualTo("[1]");
    }

    @Test
    void whatIsSaidIsAnEvent() {
        var table = ada.open("""
                {"game":"esgros","seats":[{"kind":"me"},{"kind":"open"}],"watchersTalk":true}""");
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
        var imported = house.guest("Cleo").post("/tables/import", record);
        assertThat(imported.status()).isEqualTo(201);
        assertThat(house.stranger().post("/tables/import", record).error()).isEqualTo("no-guest");
        assertThat(imported.json().path("status").asString()).isEqualTo("over");
        assertThat(imported.json().path("seats").get(0).path("name").asString()).isEqualTo("Ada");
        assertThat(imported.json().path("imported").asBoolean()).isTrue();
        assertThat(ada.look(table).path("imported").asBoolean()).isFalse();
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
