package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Words;
import freehold.server.http.Speech;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// People are told things in their language: as the address says, else as the browser is set.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SpeechTest {
    private static final String WHY = "{\"game\":\"esgros\",\"plies\":[\"d4\"],\"token\":\"d4\"}";

    private House house;

    @BeforeAll
    void open(@TempDir Path folder) {
        house = new House(folder);
    }

    @AfterAll
    void close() {
        house.close();
    }

    private String why(String address, String... accepted) {
        var request = house.stranger().request("/positions/why" + address);
        for (var header : accepted) {
            request.header("Accept-Language", header);
        }
        var answer = House.send(request.POST(java.net.http.HttpRequest.BodyPublishers.ofString(WHY)));
        return answer.json().path("message").asString();
    }

    @Test
    void theAddressGoesBeforeTheBrowser() {
        var english = "G3: d4 already holds a black stone";
        var japanese = "G3：d4にはすでに黒石があります";
        assertThat(why("")).isEqualTo(english);
        assertThat(why("?lang=ja")).isEqualTo(japanese);
        assertThat(why("", "ja-JP,ja;q=0.9,en;q=0.8")).isEqualTo(japanese);
        assertThat(why("", "fr, en;q=0.5, ja;q=0.9")).isEqualTo(japanese);
        assertThat(why("", "fr;q=1.0, de")).isEqualTo(english);
        assertThat(why("", ";;q=x,,ja;q=")).isEqualTo(japanese);
        assertThat(why("?lang=en", "ja")).isEqualTo(english);
        assertThat(why("?lang=tlh")).isEqualTo(english);
    }

    @Test
    void aDesignerIsCalledByTheOwnName() {
        var designers = house.stranger()
                .get("/games?lang=ja")
                .json()
                .valueStream()
                .map(game -> game.path("designer").asString());
        assertThat(designers).contains("加藤香流", "Klaus Zoch");
    }

    @Test
    void gamesAndRulesAreToldInJapanese() {
        var esgros = house.stranger()
                .get("/games?lang=ja")
                .json()
                .valueStream()
                .filter(game -> game.path("id").asString().equals("esgros"))
                .findFirst()
                .orElseThrow();
        assertThat(esgros.path("name").asString()).isEqualTo("エスグロス");
        var reading = esgros.path("options").get(1);
        assertThat(reading.path("values").get(0).asString()).isEqualTo("catch-up");
        assertThat(reading.path("names").get(0).asString()).isEqualTo("追い越しあり");
        assertThat(esgros.path("endings").get(0).path("name").asString()).isEqualTo("white-removed");
        assertThat(esgros.path("endings").get(0).path("text").asString()).isEqualTo("白石がすべて取り除かれました");
        var rules = house.stranger().get("/games/esgros/rules?lang=ja").json();
        assertThat(rules.get(0).path("title").asString()).isEqualTo("ボード");
        assertThat(rules.get(0).path("summary").asString()).isEqualTo("ボードの一辺はnマスです。");
    }

    @Test
    void aLessonIsServedStepByStep() {
        var english = house.stranger().get("/games/esgros/lesson").json();
        var second = english.get(1);
        assertThat(second.path("task").asString()).isEqualTo("try");
        assertThat(second.path("rule").asString()).isEqualTo("G4a");
        assertThat(second.path("options").path("size").asInt()).isEqualTo(3);
        var japanese = house.stranger().get("/games/esgros/lesson?lang=ja").json();
        assertThat(japanese.size()).isEqualTo(english.size());
        assertThat(japanese.get(0).path("text").asString()).startsWith("エスグロスは");
        var why = house.stranger().post("/positions/why", """
                {"game":"esgros","seats":%s,"options":%s,"plies":%s,"token":%s}""".formatted(
                        second.path("seats"),
                        second.path("options"),
                        second.path("plies"),
                        second.path("tokens").get(0)));
        assertThat(why.json().path("rule")).isEqualTo(second.path("rule"));
    }

    @Test
    void theRulesForPeopleAreServedWithTheirFigures() {
        var guide = house.stranger().get("/games/estate/guide?lang=ja").json();
        assertThat(guide.path("aim").asString()).contains("ボード");
        assertThat(guide.path("minutes").asString()).isEqualTo("20");
        var first = guide.path("parts").get(0);
        var figure = first.path("blocks").get(1).path("figure");
        assertThat(figure.path("caption").asString()).isEqualTo("各マスの値段。");
        assertThat(figure.path("view").path("size").asInt()).isEqualTo(5);
        assertThat(first.path("rules").get(0).asString()).isEqualTo("E1");
        var card = house.stranger().get("/games").json().get(0);
        assertThat(card.path("minutes").asString()).isNotBlank();
    }

    @Test
    void nothingOfTheRulebookIsOutOfReach() {
        var book = house.stranger().get("/games/hexploration/rulebook").json();
        var rules = house.stranger().get("/games/hexploration/rules").json();
        assertThat(book.path("title").asString()).isEqualTo("Hexploration: the rules");
        var told = new StringBuilder();
        var numbers = new HashSet<String>();
        book.path("sections").forEach(section -> {
            told.append(section.path("heading").asString());
            section.path("blocks").forEach(block -> {
                told.append(block.path("text").asString(""));
                numbers.add(block.path("rule").asString(""));
            });
        });
        assertThat(told).contains("A tile-laying economy", "Plies and tokens", "`void`", "Area names are those");
        assertThat(rules.valueStream().map(rule -> rule.path("number").asString()))
                .isNotEmpty()
                .allMatch(numbers::contains);
    }

    @Test
    void aTableSpeaksJapaneseToWhoeverWantsIt() {
        var ada = house.guest("Ada");
        var ben = house.guest("Ben");
        var table = ada.open(PlayTest.ESGROS);
        ben.post("/tables/" + table + "/join", "");
        assertThat(ben.post("/tables/" + table + "/plies?lang=ja", "{\"token\":\"c3\",\"basedOn\":0}")
                        .json()
                        .path("message")
                        .asString())
                .isEqualTo("今は@1の番です");
        assertThat(ada.get("/tables/" + table + "?lang=ja")
                        .json()
                        .path("prompt")
                        .asString())
                .isEqualTo("石を置く");
        ada.play(table, "c3");
        var log = ben.get("/tables/" + table + "/log?lang=ja").json();
        assertThat(log.get(0).path("text").asString()).isEqualTo("c3に黒石を置く");
    }

    @Test
    void aSocketKeepsTheLanguageItWasOpenedIn() {
        var ada = house.guest("Ada");
        var table = ada.open(PlayTest.ESGROS);
        house.guest("Ben").post("/tables/" + table + "/join", "");
        try (var socket =
                new Listener(house, table, 3, "Authorization", "Bearer " + ada.token(), "Accept-Language", "ja")) {
            socket.say("{\"do\":\"play\",\"token\":\"z9\",\"basedOn\":3,\"key\":\"one\"}");
            assertThat(socket.next().path("message").asString()).isEqualTo("G1：一辺3のボード（行はa～e、各行3～5マス）にz9というマスはありません");
        }
    }

    @Test
    void japaneseSentencesHaveJapanesePunctuation() {
        var besides = Pattern.compile("[ぁ-んァ-ヶ一-龠][(),:;~]|[(),:;~][ぁ-んァ-ヶ一-龠]");
        for (var code : List.of(Api.class, Game.class)) {
            assertThat(Words.beside(code, Language.JAPANESE).templates().values())
                    .noneMatch(besides.asPredicate());
        }
    }

    /// What people can get wrong is translated; what only programs do (bad requests) need not be.
    @Test
    void everySentenceForPeopleIsTranslatedAndNoOtherStandsInTheBook() throws IOException {
        var words = Words.beside(Speech.class, Language.JAPANESE).templates().keySet();
        var sentence = Pattern.compile("Refused\\.Code\\.(\\w+),\\s*(?:Phrase\\.of\\(\\s*)?\"((?:[^\"\\\\]|\\\\.)+)\"");
        var phrase = Pattern.compile("tell\\(exchange, Phrase\\.of\\(\\s*\"((?:[^\"\\\\]|\\\\.)+)\"");
        var said = new HashSet<String>();
        var forPeople = new HashSet<String>();
        for (var file : sources()) {
            phrase.matcher(Files.readString(file))
                    .results()
                    .map(match -> match.group(1))
                    .forEach(forPeople::add);
            sentence.matcher(Files.readString(file)).results().forEach(match -> {
                said.add(match.group(2));
                if (!match.group(1).equals("BAD_REQUEST")) {
                    forPeople.add(match.group(2));
                }
            });
        }
        said.addAll(forPeople);
        assertThat(words).containsAll(forPeople);
        assertThat(said).containsAll(words);
    }

    private static List<Path> sources() throws IOException {
        try (var files = Files.walk(Path.of("src", "main", "java"))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
