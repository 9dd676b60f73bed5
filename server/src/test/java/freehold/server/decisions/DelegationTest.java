package freehold.server.decisions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.server.fair.Seed;
import freehold.server.table.Chair;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Pace;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Where a player's own program may think for agents.
class DelegationTest {
    private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
    private static final Seed SEED = Seed.parse("5e".repeat(32));
    private static final Guest ADA = new Guest("ada", "Ada");
    private static final Chair ADAS = new Chair.Person("ada", "Ada", Optional.empty());
    private static final Chair BENS = new Chair.Person("ben", "Ben", Optional.empty());
    private static final Chair AGENT = new Chair.Agent(1);

    /// A game that has begun, after all that is drawn first.
    private static Table table(String game, Optional<Pace> pace, List<Chair> chairs) {
        var events = new ArrayList<Event>();
        events.add(new Event.Created(
                game,
                1,
                Map.of(),
                chairs,
                true,
                false,
                pace,
                false,
                Optional.of(SEED.commitment("t")),
                Optional.empty(),
                Optional.empty()));
        events.add(new Event.Started(SEED.commitment("t")));
        var table = new Table("t", SEED, Entry.number(1, NOON, "", events));
        for (var next = Aftermath.next(table); next.isPresent(); next = Aftermath.next(table)) {
            table.apply(new Entry(table.version() + 1, NOON, next.get(), ""));
        }
        return table;
    }

    private static Table esgros(Chair... chairs) {
        return table("esgros", Optional.empty(), List.of(chairs));
    }

    @Test
    void oneWhoPlaysAloneThinksForTheAgentWhoseTurnItIs() {
        assertThat(Delegation.thinker(esgros(AGENT, ADAS))).contains("ada");
        assertThat(Play.delegatedPly(esgros(AGENT, ADAS), ADA, 1, "d4", 2)).containsExactly(new Event.Played(1, "d4"));
    }

    @Test
    void ownTurnsAreNoMatterOfAgents() {
        assertThat(Delegation.thinker(esgros(ADAS, AGENT))).isEmpty();
    }

    @Test
    void nobodyThinksForAgentsWhereOthersPlay() {
        var shared = table("hexploration", Optional.empty(), List.of(AGENT, ADAS, BENS));
        assertThat(shared.awaitsAgent()).isTrue();
        assertThat(Delegation.thinker(shared)).isEmpty();
        assertThat(Delegation.thinker(esgros(AGENT, AGENT))).isEmpty();
    }

    @Test
    void nobodyThinksForAgentsAgainstTheClock() {
        var timed = table("esgros", Optional.of(new Pace.Live(60, 5)), List.of(AGENT, ADAS));
        assertThat(Delegation.thinker(timed)).isEmpty();
        assertThatThrownBy(() -> Play.delegatedPly(timed, ADA, 1, "d4", 2))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("may play for them");
    }

    @Test
    void nobodyThinksForAgentsThatKnowASecret() {
        var secretive = table("the-estates", Optional.empty(), List.of(AGENT, ADAS));
        assertThat(secretive.awaitsAgent()).isTrue();
        assertThat(Delegation.thinker(secretive)).isEmpty();
    }
}
