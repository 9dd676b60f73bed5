package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What messengers show of a link to a table.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PreviewsTest {
    private House house;

    @BeforeAll
    void open(@TempDir Path folder) {
        house = new House(Settings.local(0, "sqlite:" + folder.resolve("test.db")));
    }

    @AfterAll
    void close() {
        house.close();
    }

    private House.Answer page(String path) {
        return House.send(HttpRequest.newBuilder(URI.create(house.server.address() + path)));
    }

    @Test
    void aLinkToATableTellsOfIt() {
        var ada = house.guest("Ada & <b>");
        var id = ada.post("/tables", """
                {"game": "estate", "seats": [{"kind": "me"}, {"kind": "open"}]}""").json().path("id").asString();
        for (var kind : new String[] {"table", "story"}) {
            var page = page(kind + "/" + id).text();
            assertThat(page)
                    .contains("<meta property=\"og:title\" content=\"Estate: Ada &amp; &lt;b&gt; – open seat\">")
                    .contains("/api/tables/" + id + "/picture.png\">")
                    .contains("You are invited to play.")
                    .contains("A client for tests");
        }
    }

    @Test
    void whoGaveNoNameIsCalledByTheSeat() {
        var id = house.guest("Guest").post("/tables", """
                {"game": "the-estates", "seats": [{"kind": "me"}, {"kind": "me", "name": "Guest"},
                    {"kind": "agent", "level": 2}]}""").json().path("id").asString();
        assertThat(page("table/" + id).text())
                .contains("content=\"The Estates: Player 1 – Player 2 – computer\">")
                .doesNotContain("Guest");
    }

    @Test
    void whatIsNoTableIsThePageAsItIs() {
        assertThat(page("table/0123456789abcdefghjkm").text())
                .contains("A client for tests")
                .doesNotContain("og:title");
    }

    @ParameterizedTest
    @ValueSource(strings = {"estate", "esgros", "the-estates", "hexploration"})
    void everyGameHasAPicture(String game) throws IOException, InterruptedException {
        var id = house.guest("Ben")
                .post("/tables", """
                {"game": "%s", "seats": [{"kind": "me"}, {"kind": "agent", "level": 1}]}""".formatted(game))
                .json()
                .path("id")
                .asString();
        try (var client = HttpClient.newHttpClient()) {
            var answer = client.send(
                    HttpRequest.newBuilder(URI.create(house.server.address() + "api/tables/" + id + "/picture.png"))
                            .build(),
                    HttpResponse.BodyHandlers.ofByteArray());
            assertThat(answer.statusCode()).isEqualTo(200);
            var picture = ImageIO.read(new ByteArrayInputStream(answer.body()));
            assertThat(picture.getWidth()).isEqualTo(1200);
            var colours = picture.getRGB(0, 0, 1200, 630, null, 0, 1200);
            assertThat(java.util.Arrays.stream(colours).distinct().count()).isGreaterThan(2);
        }
    }
}
