package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.guard.Limits;
import freehold.server.guard.PublicAddress;
import freehold.server.store.Append;
import freehold.server.table.Entry;
import freehold.server.table.Event;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How much of a server one caller gets.
class LimitsTest {
    private static final String SOCIABLE = """
            {"game":"esgros","seats":[{"kind":"me"},{"kind":"open"}],"watchersTalk":true}""";

    @TempDir
    private Path folder = Path.of("");

    private House house(Limits limits) {
        return new House(
                Settings.local(0, "sqlite:" + folder.resolve("test.db")).with(limits));
    }

    @Test
    void oneAddressWatchesOnlySoOften() {
        try (var house = house(new Limits(100, 2))) {
            var ada = house.guest("Ada");
            var table = ada.open(PlayTest.ESGROS);
            try (var first = Listener.of(ada, table, 0);
                    var second = Listener.of(ada, table, 0);
                    var third = Listener.of(ada, table, 0)) {
                assertThat(first.next().path("kind").asString()).isEqualTo("created");
                assertThat(second.next().path("kind").asString()).isEqualTo("created");
                assertThat(third.next().path("closed").asInt()).isEqualTo(1008);
                assertThat(ada.get("/tables/" + table + "/events?wait=false").status())
                        .isEqualTo(429);
                first.leave();
                assertThat(first.next().path("closed").asInt()).isEqualTo(1000);
                assertThat(ada.get("/tables/" + table + "/events?wait=false").status())
                        .isEqualTo(200);
            }
        }
    }

    @Test
    void nobodyTalksAllTheTime() {
        try (var house = house(new Limits(100, 10))) {
            var ada = house.guest("Ada");
            var ben = house.guest("Ben");
            var table = ada.open(SOCIABLE);
            var words = 0;
            while (say(ada, table).status() == 200) {
                words++;
            }
            assertThat(words).isBetween(4, 40);
            assertThat(say(ben, table).status()).isEqualTo(200);
            assertThat(ada.get("/games").status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "ping"})
    void whoeverFloodsASocketIsDismissedWhateverItIs(String what) {
        try (var house = house(new Limits(5, 10))) {
            var ada = house.guest("Ada");
            var table = ada.open(PlayTest.ESGROS);
            try (var flood = Listener.of(ada, table, 1)) {
                for (var i = 0; i < 200 && !flood.isClosed(); i++) {
                    send(flood, what);
                }
                var heard = flood.next();
                while (!heard.has("closed")) {
                    assertThat(heard.path("error").asString()).isIn("bad-request", "too-many");
                    heard = flood.next();
                }
                assertThat(heard.path("closed").asInt()).isEqualTo(1008);
            }
        }
    }

    /// To be told is not enough, the connection must end too.
    @Test
    void whoeverFloodsASocketAndDoesNotHangUpIsCutOff() throws Exception {
        try (var house = house(new Limits(5, 10))) {
            var table = house.guest("Ada").open(PlayTest.ESGROS);
            try (var flood = Raw.of(house.server.address(), """
                    GET /api/tables/%s/socket HTTP/1.1\r
                    Host: x\r
                    Connection: Upgrade\r
                    Upgrade: websocket\r
                    Sec-WebSocket-Version: 13\r
                    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                    \r
                    """.formatted(table))) {
                flood.until("created");
                flood.frames(1, "{", 100);
                assertThat(flood.toTheEnd()).contains("too much");
            }
        }
    }

    private static void send(Listener socket, String what) {
        try {
            if (what.equals("ping")) {
                socket.ping();
            } else {
                socket.say(what);
            }
        } catch (CompletionException e) {
            assertThat(socket.isClosed()).isTrue();
        }
    }

    @Test
    void nobodyHasMoreByHavingManyAddresses() {
        var settings = Settings.local(0, "sqlite:" + folder.resolve("test.db"))
                .with(new Limits(1, 10))
                .with(new PublicAddress(Optional.empty(), true));
        try (var house = new House(settings)) {
            var isRefused = IntStream.range(0, 5_000).anyMatch(i -> ask(house, "2001:db8:0:1::" + i) == 429);
            assertThat(isRefused).isTrue();
            assertThat(ask(house, "2001:db8:0:2::1")).isEqualTo(200);
        }
    }

    private static int ask(House house, String from) {
        return House.send(house.stranger().request("/games").header("X-Forwarded-For", from))
                .status();
    }

    private static House.Answer arrive(House house, String from) {
        return House.send(house.stranger()
                .request("/guests")
                .header("X-Forwarded-For", from)
                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ada\"}")));
    }

    private static House.Answer open(House.Person person, String from) {
        return House.send(person.request("/tables")
                .header("X-Forwarded-For", from)
                .POST(HttpRequest.BodyPublishers.ofString(PlayTest.ESGROS)));
    }

    @Test
    void anAddressBecomesOnlySoManyGuestsAndOpensOnlySoManyTablesInAnHour() {
        var settings = Settings.local(0, "sqlite:" + folder.resolve("test.db"))
                .with(new Limits(100_000, 10, 3, 2))
                .with(new PublicAddress(Optional.empty(), true));
        try (var house = new House(settings)) {
            var guests = IntStream.range(0, 4)
                    .mapToObj(_ -> arrive(house, "192.0.2.1"))
                    .toList();
            assertThat(guests).extracting(House.Answer::status).containsExactly(201, 201, 201, 429);
            assertThat(guests.getLast().error()).isEqualTo("too-many");
            assertThat(guests.getLast()
                            .headers()
                            .firstValueAsLong("Retry-After")
                            .orElseThrow())
                    .isBetween(1_100L, 1_200L);
            assertThat(arrive(house, "192.0.2.2").status()).isEqualTo(201);
            var ada = house.guest("Ada");
            var tables = IntStream.range(0, 3)
                    .mapToObj(_ -> open(ada, "192.0.2.1").status())
                    .toList();
            assertThat(tables).containsExactly(201, 201, 429);
            var own = IntStream.range(0, 5)
                    .mapToObj(_ -> ada.post("/tables", PlayTest.ESGROS).status())
                    .toList();
            assertThat(own).as("from this machine").containsOnly(201);
            var metrics = House.send(HttpRequest.newBuilder(URI.create(house.server.address() + "metrics")))
                    .text();
            assertThat(metrics)
                    .contains(
                            "freehold_refused_total{limit=\"guests-per-address\"} 1",
                            "freehold_refused_total{limit=\"tables-per-address\"} 1");
        }
    }

    @Test
    void onlySoMuchIsKeptOfWhatIsSaid() {
        try (var house = house(new Limits(100_000, 10))) {
            var ada = house.guest("Ada");
            var ben = house.guest("Ben");
            var table = ada.open(SOCIABLE);
            var said = 0;
            while (said < 5_000 && say(ben, table).status() == 200) {
                said++;
            }
            assertThat(said).isEqualTo(1_000);
            assertThat(say(ben, table).error()).isEqualTo("too-many");
            assertThat(say(ada, table).status())
                    .as("players are not silenced by others")
                    .isEqualTo(200);
        }
    }

    /// Tables of another day, which a server that starts now has not in memory.
    private List<String> tables(int count) {
        try (var house = house(new Limits(100_000, 10))) {
            var ada = house.guest("Ada");
            return IntStream.range(0, count)
                    .mapToObj(_ -> ada.open(PlayTest.ESGROS))
                    .toList();
        }
    }

    @Test
    void whoeverComesAndGoesAllDayIsStopped() {
        var tables = tables(2);
        try (var house = house(new Limits(100_000, 10))) {
            var ben = house.guest("Ben");
            assertThat(ben.post("/tables/" + tables.getFirst() + "/join", "{}").status())
                    .isEqualTo(200);
            var worn = tables.getLast();
            var next = house.server.store().log(worn).orElseThrow().entries().size() + 1;
            var comings = IntStream.range(0, 10_000)
                    .<Event>mapToObj(_ -> new Event.Left(2))
                    .toList();
            var entries = Entry.number(next, house.clock.instant(), "", comings);
            assertThat(house.server.store().append(new Append(worn, entries, Optional.empty())))
                    .isTrue();
            assertThat(ben.post("/tables/" + worn + "/join", "{}").error()).isEqualTo("too-many");
            assertThat(ben.get("/tables/" + worn).status()).isEqualTo(200);
        }
    }

    @Test
    void tablesThatMustBeReadFirstCostMore() {
        var tables = tables(10);
        try (var house = house(new Limits(1, 10))) {
            var answers = tables.stream()
                    .map(id -> house.stranger().get("/tables/" + id).status())
                    .toList();
            assertThat(answers).startsWith(200, 200).endsWith(429, 429);
            assertThat(house.stranger().get("/tables/" + tables.getFirst()).status())
                    .isEqualTo(200);
        }
    }

    private static House.Answer say(House.Person person, String table) {
        return person.post("/tables/" + table + "/say", "{\"text\":\"x\"}");
    }
}
