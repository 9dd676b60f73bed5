package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.load.Crashes;
import freehold.server.load.ServerProcess;
import freehold.server.store.Postgres;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Real processes, killed without warning.
class CrashTest {
    /// More by `-Dfreehold.kills=100`.
    private static final int KILLS = Integer.getInteger("freehold.kills", 3);
    private static final int TABLES = 20;

    private static void crash(String database) throws InterruptedException {
        var report = new Crashes(Node.on(database), TABLES).run(KILLS, kill -> {});
        System.out.printf("%s: %s%n", database.substring(0, database.indexOf(':')), report);
        assertThat(report.differences()).isEmpty();
        assertThat(report.acknowledged()).isPositive();
    }

    @Test
    void whatWasAcknowledgedSurvivesOnSqlite(@TempDir Path folder) throws Exception {
        crash("sqlite:" + folder.resolve("crash.db"));
    }

    @Test
    void whatWasAcknowledgedSurvivesOnPostgres() throws Exception {
        crash(Postgres.fresh());
    }

    /// The first node is the steward, whose agents and clocks the other must take over.
    @Test
    void whenANodeIsKilledTheOtherGoesOn() {
        var database = Postgres.fresh();
        try (var one = ServerProcess.start(Node.on(database));
                var other = ServerProcess.start(Node.on(database))) {
            var ada = House.Person.arrive(one.address().toString(), "Ada");
            var ben = House.Person.arrive(other.address().toString(), "Ben");
            var between = ada.open("""
                    {"game":"esgros","options":{"size":3},"seats":[{"kind":"me"},{"kind":"open"}]}""");
            var withAgent = ada.open("""
                    {"game":"esgros","options":{"size":2,"pie":false},"seats":[{"kind":"me"},{"kind":"agent","level":2}]}""");
            ben.post("/tables/" + between + "/join", "{}");
            playInTurn(between, ada, ben, 4);
            assertThat(ada.playFirst(withAgent, ada.look(withAgent)).status()).isEqualTo(200);
            var timed = startedClock(ada, ben);
            one.kill();

            assertThat(ben.look(timed).path("status").asString()).isEqualTo("playing");
            var elsewhere = ada.at(other.address().toString());
            elsewhere.playOut(withAgent);
            playInTurn(between, elsewhere, ben, Integer.MAX_VALUE);
            assertThat(ben.look(between).path("winners").isArray()).isTrue();
            try (var events = Listener.of(ben, timed, 3)) {
                assertThat(events.next().path("kind").asString()).isEqualTo("flagged");
                assertThat(events.next().path("winners").toString()).isEqualTo("[2]");
            }
        }
    }

    /// A table at which Ada has some seconds to play, enough for a node to be killed meanwhile on a slow machine, too.
    private static String startedClock(House.Person ada, House.Person ben) {
        var timed = ada.open("""
                {"game":"esgros","seats":[{"kind":"me"},{"kind":"open"}],
                 "clock":{"kind":"correspondence","perMove":10}}""");
        assertThat(ben.post("/tables/" + timed + "/join", "{}").status()).isEqualTo(200);
        return timed;
    }

    private static void playInTurn(String table, House.Person first, House.Person second, int plies) {
        var look = first.look(table);
        for (var i = 0; i < plies && look.path("status").asString().equals("playing"); i++) {
            var player = look.path("by").asInt() == 1 ? first : second;
            assertThat(player.playFirst(table, player.look(table)).status()).isEqualTo(200);
            look = first.look(table);
        }
    }
}
