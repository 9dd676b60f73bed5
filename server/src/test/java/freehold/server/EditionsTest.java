package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.fair.Seed;
import freehold.server.hall.Names;
import freehold.server.store.Append;
import freehold.server.store.Card;
import freehold.server.table.Chair;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Status;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tables that began by an older edition of the rules go on by it.
class EditionsTest {
    private static final Instant LONG_AGO = Instant.parse("2024-01-01T12:00:00Z");

    private House house;
    private House.Person ada;

    @BeforeEach
    void open(@TempDir Path folder) {
        house = new House(folder);
        ada = house.guest("Ada");
    }

    @AfterEach
    void close() {
        house.close();
    }

    /// A table as a program of those days has stored it, after one ply.
    private String stored(int edition) {
        var id = Names.fresh(LONG_AGO);
        var guest = ada.get("/guests/me").json().path("id").asString();
        var player = new Chair.Person(guest, "Ada", Optional.empty());
        var seed = Seed.random();
        var events = List.<Event>of(
                new Event.Created(
                        "twofold",
                        edition,
                        Map.of("size", 3, "reading", "strict"),
                        List.of(player, player),
                        true,
                        false,
                        Optional.empty(),
                        false,
                        Optional.of(seed.commitment(id)),
                        Optional.empty(),
                        Optional.empty()),
                new Event.Started(seed.commitment(id)),
                new Event.Played(1, "c3"));
        var card = new Card(Status.PLAYING, true, false, Optional.empty(), Set.of(guest));
        house.server.store().create(new Append(id, Entry.number(1, LONG_AGO, "", events), Optional.of(card)), seed);
        return id;
    }

    @Test
    void anOldTableGoesOnByItsOwnRules() {
        var table = stored(1);
        assertThat(ada.look(table).path("edition").asInt()).isEqualTo(1);
        assertThat(ada.play(table, "swap").status()).isEqualTo(200);
        ada.post("/tables/" + table + "/resign", "");
        var record = ada.get("/tables/" + table + "/record.fgn").text();
        assertThat(record).contains("[Edition \"1\"]", "swap");
        assertThat(ada.post("/tables/import", record).json().path("edition").asInt())
                .isEqualTo(1);
    }

    @Test
    void aNewTableIsPlayedByTheNewRules() {
        var table = ada.open("""
                {"game":"twofold","options":{"size":3},"seats":[{"kind":"me"},{"kind":"me"}]}""");
        assertThat(ada.look(table).path("edition").asInt()).isEqualTo(2);
        ada.play(table, "c3");
        assertThat(ada.play(table, "swap").error()).isEqualTo("illegal");
    }

    @Test
    void anEditionThatIsNotKeptIsRefusedAndHarmsNobodyElse() {
        var table = stored(3);
        assertThat(ada.get("/tables/" + table).error()).isEqualTo("old-edition");
        assertThat(ada.get("/tables?mine=true").status()).isEqualTo(200);
    }

    @Test
    void positionsAndRulesComeInEveryEdition() {
        var swap =
                "{\"game\":\"twofold\",\"edition\":%d,\"options\":{\"size\":3},\"plies\":[\"c3\"],\"token\":\"swap\"}";
        assertThat(ada.post("/positions/why", swap.formatted(1))
                        .json()
                        .path("legal")
                        .asBoolean())
                .isTrue();
        assertThat(ada.post("/positions/why", swap.formatted(2))
                        .json()
                        .path("legal")
                        .asBoolean())
                .isFalse();
        assertThat(ada.post("/positions/why", swap.formatted(3)).status()).isEqualTo(422);
        assertThat(ada.get("/games/twofold/rules?edition=1").status()).isEqualTo(200);
        assertThat(ada.get("/games/twofold/rules?edition=9").status()).isEqualTo(404);
    }
}
