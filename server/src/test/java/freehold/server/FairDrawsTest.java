package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.records.FgnReader;
import freehold.records.Scoresheet;
import freehold.server.fair.FairCheck;
import freehold.server.fair.Seed;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The server commits to its seed before it hears of any player's number, and draws follow from all of them.
class FairDrawsTest extends Evening {
    private static final String ADAS = "ad".repeat(32);
    private static final String BENS = "be".repeat(32);
    private static final String TWO_SEATS =
            "\"game\":\"hexploration\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]";

    private JsonNode seal(House.Person person) {
        var answer = person.post("/seals", "");
        assertThat(answer.status()).isEqualTo(201);
        return answer.json();
    }

    private String sealed(String seats) {
        var seal = seal(ada);
        var table = ada.open("{\"seal\":\"%s\",\"salt\":\"%s\",%s}"
                .formatted(seal.path("table").asString(), ADAS, seats));
        assertThat(table).isEqualTo(seal.path("table").asString());
        assertThat(ada.look(table).path("commitment")).isEqualTo(seal.path("commitment"));
        return table;
    }

    private Scoresheet record(String table) {
        return (Scoresheet)
                FgnReader.read(ada.get("/tables/" + table + "/record.fgn").text())
                        .getFirst();
    }

    @Test
    void everybodySeesTheCommitmentBeforeSittingDownAndAddsANumber() {
        var table = sealed(TWO_SEATS);
        var seen = ben.look(table).path("commitment").asString();
        assertThat(seen).hasSize(64);
        assertThat(ben.post("/tables/" + table + "/join", "{\"salt\":\"%s\"}".formatted(BENS))
                        .status())
                .isEqualTo(200);
        assertThat(ben.look(table).path("seats").findValuesAsString("salt")).containsExactly(ADAS, BENS);
        var events = ben.events(table);
        assertThat(events.getFirst().path("commitment").asString()).isEqualTo(seen);
        assertThat(events.getFirst().path("chairs").get(0).path("salt").asString())
                .isEqualTo(ADAS);
        assertThat(events.get(1).path("salt").asString()).isEqualTo(BENS);
        assertThat(events.get(2).path("commitment").asString()).isEqualTo(seen);
        ada.playFirst(table, ada.look(table));
        ben.post("/tables/" + table + "/resign", "");

        var sheet = record(table);
        assertThat(sheet.tags()).containsEntry("Salt1", ADAS).containsEntry("Salt2", BENS);
        assertThat(sheet.course().plies().stream().filter(ply -> ply.by() == 0)).isNotEmpty();
        assertThat(new FairCheck(Optional.of(seen), Optional.of(BENS)).complaint(sheet))
                .isEmpty();
        assertThat(Seed.parse(sheet.tags().getOrDefault("Seed", "")).commitment(table))
                .isEqualTo(seen);
    }

    @Test
    void theFirstDrawDependsOnTheNumberOfWhoeverSatDownLast() {
        var table = sealed("\"game\":\"the-estates\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]");
        ben.post("/tables/" + table + "/join", "{\"salt\":\"%s\"}".formatted(BENS));
        ada.post("/tables/" + table + "/resign", "");
        var sheet = record(table);
        assertThat(sheet.course().plies().getFirst().by()).isZero();
        assertThat(FairCheck.OF_RECORD_ALONE.complaint(sheet)).isEmpty();
    }

    @Test
    void whoeverAddsNothingPlaysAsWell() {
        var table = ada.open("{%s}".formatted(TWO_SEATS));
        var seen = ben.look(table).path("commitment").asString();
        ben.post("/tables/" + table + "/join", "");
        ada.playFirst(table, ada.look(table));
        ben.post("/tables/" + table + "/resign", "");
        var sheet = record(table);
        assertThat(sheet.tags()).doesNotContainKeys("Salt1", "Salt2");
        assertThat(new FairCheck(Optional.of(seen), Optional.empty()).complaint(sheet))
                .isEmpty();
    }

    @Test
    void whoeverLeavesTakesTheNumberAlong() {
        var table = sealed(
                "\"game\":\"hexploration\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"},{\"kind\":\"open\"}]");
        ben.post("/tables/" + table + "/join", "{\"salt\":\"%s\"}".formatted(BENS));
        ben.post("/tables/" + table + "/leave", "");
        assertThat(ben.look(table).path("seats").findValuesAsString("salt")).containsExactly(ADAS);
        ben.post("/tables/" + table + "/join", "{\"seat\":3}");
        assertThat(ben.look(table).path("seats").findValuesAsString("salt")).containsExactly(ADAS);
    }

    @Test
    void aSealIsGoodForOneTableAndNotForEver() {
        var table = sealed(TWO_SEATS);
        var again = ada.post("/tables", "{\"seal\":\"%s\",%s}".formatted(table, TWO_SEATS));
        assertThat(again.status()).isEqualTo(404);
        assertThat(ada.post("/tables", "{\"seal\":\"%s\",%s}".formatted("0".repeat(21), TWO_SEATS))
                        .status())
                .isEqualTo(404);
        var old = seal(ada).path("table").asString();
        house.clock.forward(Duration.ofMinutes(61));
        seal(ada);
        assertThat(ada.post("/tables", "{\"seal\":\"%s\",%s}".formatted(old, TWO_SEATS))
                        .status())
                .isEqualTo(404);
        assertThat(house.stranger().post("/seals", "").status()).isEqualTo(401);
    }

    /// Or the server could choose its seed by it.
    @Test
    void aNumberBeforeTheCommitmentIsRefused() {
        var answer = ada.post("/tables", "{\"salt\":\"%s\",%s}".formatted(ADAS, TWO_SEATS));
        assertThat(answer.status()).isEqualTo(422);
        var table = sealed(TWO_SEATS);
        for (var nonsense : List.of("ad", "zz".repeat(32), "ad".repeat(33))) {
            assertThat(ben.post("/tables/" + table + "/join", "{\"salt\":\"%s\"}".formatted(nonsense))
                            .status())
                    .isEqualTo(400);
        }
    }

    @Test
    void aRematchIsSealedBeforeAnybodySitsThere() {
        var table = sealed(TWO_SEATS);
        ben.post("/tables/" + table + "/join", "");
        ben.post("/tables/" + table + "/resign", "");
        var rematch = "/tables/" + table + "/rematch";
        var bens = seal(ben);
        var with = "{\"seal\":\"%s\",\"salt\":\"%s\"}";
        var next = ben.post(rematch, with.formatted(bens.path("table").asString(), BENS));
        assertThat(next.json().path("id")).isEqualTo(bens.path("table"));
        assertThat(next.json().path("commitment")).isEqualTo(bens.path("commitment"));
        assertThat(next.json().path("seats").findValuesAsString("salt")).containsExactly(BENS);

        // Ada did not see that commitment yet.
        var late = ada.post(rematch, with.formatted(seal(ada).path("table").asString(), ADAS));
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.json().path("table")).isEqualTo(bens.path("table"));
        var begun = ada.post(
                "/tables/" + late.json().path("table").asString() + "/join", "{\"salt\":\"%s\"}".formatted(ADAS));
        assertThat(begun.json().path("status").asString()).isEqualTo("playing");
        assertThat(begun.json().path("seats").findValuesAsString("salt")).containsExactlyInAnyOrder(ADAS, BENS);
        assertThat(ada.post(rematch, with.formatted(seal(ada).path("table").asString(), ADAS))
                        .status())
                .isEqualTo(200);
    }
}
