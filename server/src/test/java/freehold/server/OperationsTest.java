package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Analysis, and what whoever runs a server looks at.
class OperationsTest extends Evening {
    private House.Answer root(String path) {
        return House.send(HttpRequest.newBuilder(URI.create(house.server.address() + path)));
    }

    @Test
    void analysisEndsWithAFinalLine() {
        var answer = house.stranger().post("/analysis", """
                {"game":"esgros","options":{"size":4,"pie":false},"plies":["d4"],"time":100}""");
        assertThat(answer.status()).isEqualTo(200);
        var last = answer.lines().getLast();
        assertThat(last.path("final").asBoolean()).isTrue();
        assertThat(last.path("nodes").asInt()).isPositive();
        assertThat(last.path("value").asDouble()).isBetween(0.0, 1.0);
        assertThat(last.path("pv").size()).isPositive();
        assertThat(last.path("moves").get(0).path("token").asString())
                .isEqualTo(last.path("pv").get(0).asString());
        assertThat(last.path("moves").get(0).path("text").asString())
                .isEqualTo("places a white stone on "
                        + last.path("moves").get(0).path("token").asString());
    }

    @Test
    void aProvenWinIsToldAsOneWithTheWholeTurn() {
        var answer = house.stranger().post("/analysis", """
                {"game":"estate","nodes":5000,"plies":["e5","g7","b5","i3","i2","h3","b4","c7","c3","e9",
                "i1","d6","f1","d1","g3","h6","c1","e2","f2","a3"]}""");
        var last = answer.lines().getLast();
        var best = last.path("moves").get(0);
        assertThat(last.path("proven").asString()).isEqualTo("win");
        assertThat(last.path("value").asDouble()).isEqualTo(1);
        assertThat(last.path("values").toString()).isEqualTo("[0.0,1.0]");
        assertThat(best.path("proven").asString()).isEqualTo("win");
        assertThat(best.path("turn").size()).isEqualTo(3);
        assertThat(best.path("turn").get(0).path("text").asString())
                .isEqualTo(best.path("text").asString());
        assertThat(last.path("moves"))
                .filteredOn(move -> move.path("advised").asBoolean())
                .allSatisfy(move -> assertThat(move.path("proven").asString()).isEqualTo("win"));
    }

    @Test
    void aPositionIsWorthTheSameHoweverItCameAbout() {
        var question = """
                {"game":"estate","nodes":3000,"plies":["e5",%s]}""";
        var one = house.stranger().post("/analysis", question.formatted("\"a1\",\"a2\",\"b3\""));
        var other = house.stranger().post("/analysis", question.formatted("\"b3\",\"a2\",\"a1\""));
        assertThat(one.lines().getLast()).isEqualTo(other.lines().getLast());
    }

    @Test
    void nobodyFillsTheQueueOfAnalysesAlone() throws Exception {
        var question = """
                {"game":"esgros","plies":["d4"],"time":1000}""";
        try (var asking = Executors.newVirtualThreadPerTaskExecutor()) {
            var answers = IntStream.range(0, 5)
                    .mapToObj(_ ->
                            asking.submit(() -> ada.post("/analysis", question).status()))
                    .toList();
            var statuses = new ArrayList<Integer>();
            for (var answer : answers) {
                statuses.add(answer.get());
            }
            assertThat(statuses).containsExactlyInAnyOrder(200, 200, 200, 429, 429);
        }
        assertThat(ada.post("/analysis", question.replace("1000", "10")).status())
                .isEqualTo(200);
    }

    @Test
    void secretsAreNotAnalysed() {
        var table = ada.open("{\"game\":\"the-estates\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
        var plies = ada.events(table).stream()
                .filter(event -> event.path("kind").asString().equals("ply"))
                .map(event -> "\"" + event.path("token").asString() + "\"")
                .toList();
        var body = "{\"game\":\"the-estates\",\"plies\":%s,\"time\":50,\"table\":\"%s\"}".formatted(plies, table);
        assertThat(ada.post("/analysis", body).error()).isEqualTo("secret");
        ada.post("/tables/" + table + "/resign", "");
        assertThat(ada.post("/analysis", body).status()).isEqualTo(200);
        assertThat(house.guest("Ben").post("/analysis", body).error()).isEqualTo("secret");
    }

    @Test
    void positionsInWhichNobodyActsAreNotAnalysed() {
        assertThat(house.stranger()
                        .post("/analysis", "{\"game\":\"the-estates\"}")
                        .error())
                .isEqualTo("invalid");
        assertThat(house.stranger()
                        .post("/analysis", "{\"game\":\"esgros\",\"time\":99999}")
                        .error())
                .isEqualTo("bad-request");
    }

    @Test
    void theServerSaysThatItIsWell() {
        assertThat(root("health").status()).isEqualTo(200);
        assertThat(root("metrics").text())
                .contains("freehold_tables", "freehold_ply_seconds_bucket{le=\"+Inf\"}", "freehold_answers_total")
                .contains("freehold_build{version=\"", "freehold_steward 1", "freehold_thinkers_busy 0")
                .contains("freehold_deleted_total{what=\"guests\"} 0", "freehold_refused_total{limit=\"rate\"} 0")
                .containsPattern("freehold_guests [1-9]")
                .containsPattern("freehold_guests_without_tables [0-9]")
                .containsPattern("freehold_database_bytes [1-9][0-9]{4}")
                .containsPattern("process_resident_memory_bytes [1-9][0-9]{7}")
                .containsPattern("jvm_memory_used_bytes[{]area=\"heap\"[}] [1-9]");
    }

    /// Every metric that is drawn or watched is one that the server tells.
    @ParameterizedTest
    @CsvSource({"grafana/freehold.json, 15", "alerts.yml, 8"})
    void theDashboardAndTheAlertsKnowTheMetrics(Path file, int least) throws Exception {
        var told = root("metrics").text();
        var used = Pattern.compile("((?:freehold|process|jvm)_[a-z_]+)[{]job")
                .matcher(Files.readString(Path.of("..", "deploy").resolve(file)))
                .results()
                .map(found -> found.group(1))
                .distinct()
                .toList();
        assertThat(used).hasSizeGreaterThan(least);
        assertThat(used).allSatisfy(metric -> assertThat(told).containsPattern("(?m)^(# TYPE )?" + metric + "[ {]"));
    }

    @Test
    void whatIsNowhereIsRefusedLikeEverythingElse() {
        var answer = House.send(
                HttpRequest.newBuilder(URI.create(house.server.address())).POST(HttpRequest.BodyPublishers.noBody()));
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.error()).isEqualTo("not-found");
        assertThat(answer.headers().firstValue("Content-Security-Policy")).isPresent();
    }

    @Test
    void aHeadIsThatOfTheAnswer() {
        assertThat(typeOf("health")).contains("application/json");
        assertThat(typeOf("metrics")).startsWith("text/plain");
    }

    private String typeOf(String path) {
        var head = House.send(HttpRequest.newBuilder(URI.create(house.server.address() + path))
                .HEAD());
        return head.headers().firstValue("Content-Type").orElseThrow();
    }

    @Test
    void theInterfaceIsDescribed() {
        var paths = house.stranger().get("/openapi.json").json().path("paths");
        assertThat(paths.propertyNames()).contains("/api/tables/{id}/plies", "/api/positions/why", "/api/analysis");
    }

    @Test
    void everyAddressIsDescribedAndNoOther() {
        var described = new ArrayList<String>();
        house.stranger()
                .get("/openapi.json")
                .json()
                .path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .propertyNames()
                        .forEach(method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        // HEAD is answered as GET is, without a body.
        assertThat(house.server.addresses().stream().filter(address -> !address.startsWith("HEAD ")))
                .containsExactlyInAnyOrderElementsOf(described);
    }

    @Test
    void whateverIsAskedForMayBeTooMuch() {
        var description = house.stranger().get("/openapi.json").json();
        for (var path : description.path("paths")) {
            for (var operation : path) {
                assertThat(operation.at("/responses/429/$ref").asString()).isEqualTo("#/components/responses/TooMany");
            }
        }
        assertThat(description
                        .at("/components/responses/TooMany/headers/Retry-After")
                        .isObject())
                .isTrue();
    }

    @Test
    void everyAnswerTellsBrowsersToBeCareful() {
        var headers = house.stranger().get("/games").headers();
        assertThat(headers.firstValue("Content-Security-Policy").orElseThrow()).contains("default-src 'none'");
        assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
    }
}
