package freehold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.cli.shell.Streams;
import freehold.server.Server;
import freehold.server.Settings;
import freehold.server.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// `freehold admin` beside a running server.
class AdminTest {
    @TempDir
    private Path folder = Path.of("");

    private final HttpClient http = HttpClient.newHttpClient();
    private String database = "";
    private Server server;
    private JsonNode ada;
    private String table = "";

    @BeforeEach
    void begin() throws Exception {
        database = "sqlite:" + folder.resolve("test.db");
        server = new Server(Settings.local(0, database)).start();
        ada = json(post("guests", "{\"name\":\"Ada\"}", ""));
        table = json(post(
                        "tables",
                        "{\"game\":\"esgros\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}",
                        ada.path("token").asString()))
                .path("id")
                .asString();
    }

    @AfterEach
    void end() {
        server.close();
    }

    private String post(String path, String body, String token) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(server.address() + "api/" + path))
                .POST(HttpRequest.BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
    }

    private static JsonNode json(String text) {
        return Json.parse(text.getBytes(StandardCharsets.UTF_8));
    }

    private record Answer(int code, String out, String err) {}

    private Answer admin(String... arguments) {
        return run("", false, arguments);
    }

    private Answer run(String typed, boolean isInteractive, String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        var streams = new Streams(
                new BufferedReader(new StringReader(typed)), new PrintWriter(out), new PrintWriter(err), isInteractive);
        var all = Stream.of(List.of("admin"), List.of(arguments), List.of("--db", database))
                .flatMap(List::stream)
                .toArray(String[]::new);
        return new Answer(Main.run(streams, all), out.toString(), err.toString());
    }

    @Test
    void tablesAndGuestsAreListedByWhatOneAsksFor() {
        assertThat(admin("list", "tables").out()).contains(table, "esgros", "open", "Ada, (free)");
        var row = json(admin("list", "tables", "--game", "esgros", "--status", "open", "--json")
                .out());
        assertThat(row.path("id").asString()).isEqualTo(table);
        assertThat(row.path("changed").asString()).matches("20\\d\\d-\\d\\d-\\d\\dT.*Z");
        assertThat(admin("list", "tables", "--older-than", "1d")).isEqualTo(new Answer(0, "", ""));
        assertThat(admin("list", "tables", "--status", "over").out()).isEmpty();
        assertThat(admin("list", "guests").out()).contains(ada.path("id").asString(), "Ada");
        assertThat(admin("list", "guests", "--without-tables").out()).isEmpty();
    }

    @Test
    void nothingIsDestroyedUnlessSomebodySaysYes() {
        for (var command : List.of("delete", "close")) {
            var refused = admin(command, table);
            assertThat(refused.code()).isEqualTo(2);
            assertThat(refused.err()).contains(table, "--yes");
            assertThat(run("no\n", true, command, table).code()).isEqualTo(1);
        }
        assertThat(admin("forget", ada.path("id").asString()).err()).contains("Ada", "1 tables", "--yes");
        assertThat(admin("list", "tables", "--status", "open").out()).contains(table);
        assertThat(run("yes\n", true, "close", table, "--because", "spam").code())
                .isZero();
        assertThat(admin("list", "tables", "--status", "over").out()).contains(table);
        assertThat(admin("close", table, "--yes").err()).contains("the game is over");
        assertThat(admin("delete", table, "--yes").out()).contains("deleted table " + table);
        assertThat(admin("list", "tables").out()).isEmpty();
    }

    @Test
    void aGuestIsExportedAndForgotten() {
        var id = ada.path("id").asString();
        var export = json(admin("export", "guest", id).out());
        assertThat(export.path("name").asString()).isEqualTo("Ada");
        assertThat(export.at("/tables/0/table").asString()).isEqualTo(table);
        assertThat(export.toString()).doesNotContain(ada.path("token").asString());
        assertThat(admin("export", "table", table, "--fgn").out()).contains("[Game \"esgros\"]");
        assertThat(admin("forget", id, "--yes").out()).contains("forgot guest " + id);
        assertThat(admin("export", "table", table).out()).doesNotContain(id, "Ada");
        assertThat(admin("export", "guest", id).code()).isEqualTo(2);
    }

    @Test
    void whatIsWrongIsSaidInOneLine() {
        for (var arguments : List.of(
                List.of(),
                List.of("list"),
                List.of("list", "chairs"),
                List.of("list", "tables", "--older-than", "soon"),
                List.of("list", "tables", "--status", "lost"),
                List.of("list", "tables", "--game", "nogame"),
                List.of("list", "guests", "--game", "esgros"),
                List.of("delete", "nosuch", "--yes"),
                List.of("close", "nosuch", "--yes"),
                List.of("forget", "nosuch", "--yes"),
                List.of("export", "table", "nosuch"),
                List.of("export", "seat", table))) {
            var answer = admin(arguments.toArray(String[]::new));
            assertThat(answer.code()).as("" + arguments).isEqualTo(2);
            assertThat(answer.err().lines()).as(answer.err()).hasSize(1);
            assertThat(answer.err()).startsWith("freehold: ").doesNotContain("Exception", "a bug");
        }
        database = "sqlite:" + folder.resolve("nowhere.db");
        assertThat(admin("list", "tables").err()).contains("there is no file");
        assertThat(Files.exists(folder.resolve("nowhere.db"))).isFalse();
        database = "postgresql://nobody@localhost:1/none";
        assertThat(admin("list", "tables").code()).isEqualTo(75);
    }

    @Test
    void settingsOfAServerAreChecked() {
        for (var wrong : List.of("--keep-chat=soon", "--keep-guests=-1d", "--tables-per-address=-1")) {
            var err = new StringWriter();
            var streams = new Streams(
                    new BufferedReader(new StringReader("")),
                    new PrintWriter(new StringWriter()),
                    new PrintWriter(err),
                    false);
            assertThat(Main.run(streams, "serve", "--port", "0", "--db", database, wrong))
                    .isEqualTo(2);
            assertThat(err.toString()).contains(wrong.replaceFirst("=.*", ""));
        }
    }
}
