package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.guard.PublicAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// A browser stays the guest that it once was, for as long as it comes back now and then.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GuestsTest {
    private House house;

    @BeforeAll
    void open(@TempDir Path folder) {
        house = new House(folder);
    }

    @AfterAll
    void close() {
        house.close();
    }

    private House.Answer welcome(String name, String cookie) {
        var request = house.stranger().request("/guests").header("Cookie", cookie);
        return House.send(request.POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"%s\"}".formatted(name))));
    }

    private House.Answer me(String cookie) {
        return House.send(house.stranger().request("/guests/me").header("Cookie", cookie));
    }

    private static Optional<String> set(House.Answer answer) {
        return answer.headers().firstValue("Set-Cookie");
    }

    private static String cookie(House.Answer answer) {
        return set(answer).orElseThrow().replaceFirst(";.*", "");
    }

    @Test
    void whoeverIsNobodyYetMayAsk() {
        assertThat(house.stranger().get("/visitor").text()).isEqualTo("{}");
        assertThat(house.stranger().get("/guests/me").status()).isEqualTo(401);
        var ada = house.guest("Ada");
        assertThat(ada.get("/visitor").json().path("guest").path("name").asString())
                .isEqualTo("Ada");
    }

    @Test
    void aBrowserThatIsKnownStaysWhoItIs() {
        var first = welcome("Ada", "other=1");
        var cookie = cookie(first);
        var second = welcome("Ben", cookie);
        assertThat(second.status()).isEqualTo(201);
        assertThat(set(second)).isEmpty();
        assertThat(second.json().path("id").asString())
                .isNotEqualTo(first.json().path("id").asString());
        assertThat(me(cookie).json().path("name").asString()).isEqualTo("Ada");
    }

    @Test
    void aCookieThatNobodyIsKnownByIsReplaced() {
        assertThat(cookie(welcome("Ada", "freehold=nonsense")))
                .startsWith("freehold=")
                .doesNotContain("nonsense");
    }

    @Test
    void aCookieThatIsUsedLivesOnAndIsSentOnceADay() {
        var cookie = cookie(welcome("Ada", "other=1"));
        var renewed = me(cookie);
        assertThat(cookie(renewed)).isEqualTo(cookie);
        assertThat(set(renewed).orElseThrow()).contains("Max-Age=31536000", "HttpOnly", "SameSite=Lax");
        assertThat(set(me(cookie))).isEmpty();
        house.clock.forward(Duration.ofHours(25));
        assertThat(cookie(me(cookie))).isEqualTo(cookie);
    }

    private House.Answer delete(House.Person person) {
        return House.send(person.request("/guests/me").DELETE());
    }

    @Test
    void whoeverLogsOutIsGoneForGoodAndNobodyWaits() {
        var ada = house.guest("Ada");
        var ben = house.guest("Ben");
        var open = ada.open("{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}");
        var played = ada.open("{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}");
        ben.post("/tables/" + played + "/join", "");
        var answer = delete(ada);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().path("left").asInt()).isEqualTo(2);
        assertThat(ada.get("/guests/me").status()).isEqualTo(401);
        assertThat(ada.play(played, "c3", 3).status()).isEqualTo(401);
        assertThat(ben.look(open).path("ending").asString()).isEqualTo("abandoned");
        assertThat(ben.look(played).path("ending").asString()).isEqualTo("resigned");
        assertThat(ben.look(played).path("winners").get(0).asInt()).isEqualTo(2);
        assertThat(ben.look(played).path("seats").get(0).path("name").asString())
                .isEqualTo("Ada");
        assertThat(delete(house.stranger()).status()).isEqualTo(401);
    }

    @Test
    void aBrowserThatLogsOutLosesItsCookie() {
        var cookie = cookie(welcome("Ada", "other=1"));
        var answer = House.send(
                house.stranger().request("/guests/me").header("Cookie", cookie).DELETE());
        assertThat(set(answer).orElseThrow()).startsWith("freehold=;").contains("Max-Age=0");
        assertThat(me(cookie).status()).isEqualTo(401);
    }

    @Test
    void aTokenCanBeReplaced() {
        var ada = house.guest("Ada");
        var table = ada.open("{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"agent\"}]}");
        var fresh = ada.post("/guests/me/token", "").json().path("token").asString();
        assertThat(fresh).hasSize(43).isNotEqualTo(ada.token());
        assertThat(ada.get("/guests/me").status()).isEqualTo(401);
        var again = new House.Person(ada.address(), "Ada", fresh);
        assertThat(again.look(table).path("seats").get(0).path("you").asBoolean())
                .isTrue();

        var cookie = cookie(welcome("Ben", "other=1"));
        var renewed = House.send(house.stranger()
                .request("/guests/me/token")
                .header("Cookie", cookie)
                .POST(HttpRequest.BodyPublishers.noBody()));
        assertThat(me(cookie(renewed)).json().path("name").asString()).isEqualTo("Ben");
        assertThat(me(cookie).status()).isEqualTo(401);
    }

    /// Whoever stole a token may have opened a line with it.
    @Test
    void whatWasOpenedWithATokenEndsWithIt() throws Exception {
        var ada = house.guest("Ada");
        var table = ada.open("{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"agent\"}]}");
        var stream = HttpClient.newHttpClient()
                .send(ada.request("/tables/" + table + "/events").build(), HttpResponse.BodyHandlers.ofLines());
        try (var lines = stream.body();
                var socket = Listener.of(ada, table, 0)) {
            var told = lines.iterator();
            assertThat(told.next()).contains("created");
            assertThat(socket.next().path("kind").asString()).isEqualTo("created");
            var fresh = ada.post("/guests/me/token", "").json().path("token").asString();
            var heard = socket.next();
            while (!heard.has("closed")) {
                heard = socket.next();
            }
            assertThat(heard.path("closed").asInt()).isEqualTo(1008);
            new House.Person(ada.address(), "Ada", fresh).post("/tables/" + table + "/resign", "");
            while (told.hasNext()) {
                assertThat(told.next()).doesNotContain("resigned");
            }
        }
    }

    @Test
    void aBrowserThatUsesTlsHasACookieThatNoOtherHostCanPlant(@TempDir Path folder) {
        var settings = Settings.local(0, "sqlite:" + folder.resolve("tls.db"))
                .with(new PublicAddress(Optional.of(URI.create("https://freehold.example")), false));
        try (var secure = new House(settings)) {
            var answer = secure.stranger().post("/guests", "{\"name\":\"Ada\"}");
            var cookie = set(answer).orElseThrow();
            assertThat(cookie)
                    .startsWith("__Host-freehold=")
                    .contains("; Path=/;", "; Secure")
                    .doesNotContain("Domain");
            var name = secure.stranger().request("/guests/me");
            assertThat(House.send(name.header("Cookie", cookie(answer)))
                            .json()
                            .path("name")
                            .asString())
                    .isEqualTo("Ada");
            var planted = cookie(answer).replace("__Host-", "");
            assertThat(House.send(secure.stranger().request("/guests/me").header("Cookie", planted))
                            .status())
                    .isEqualTo(401);
        }
    }

    @Test
    void aProgramWithATokenGetsNoCookie() {
        var ada = house.guest("Ada");
        assertThat(set(ada.get("/guests/me"))).isEmpty();
    }
}
