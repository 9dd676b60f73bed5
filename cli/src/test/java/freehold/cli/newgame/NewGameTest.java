package freehold.cli.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.cli.Main;
import freehold.cli.shell.Streams;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What `new-game` writes into a checkout. That it can be built and played is tested by `scripts/test-new-game`.
class NewGameTest {
    private static final List<String> POMS = List.of("games/pom.xml", "games/box/pom.xml");

    @TempDir
    private Path checkout = Path.of("");

    private record Answer(int code, String out, String err) {}

    @BeforeEach
    void copyWhatListsTheGames() throws IOException {
        Files.createDirectories(checkout.resolve("games/box"));
        Files.createDirectories(checkout.resolve("games/the-estates"));
        Files.createDirectories(checkout.resolve("kernel"));
        for (var pom : POMS) {
            Files.copy(Path.of("..").resolve(pom), checkout.resolve(pom));
        }
    }

    private static Answer run(Path folder, String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        var streams = new Streams(
                new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(err), false);
        var line = Stream.concat(Stream.of("new-game", "--checkout", folder.toString()), Stream.of(arguments));
        return new Answer(Main.run(streams, line.toArray(String[]::new)), out.toString(), err.toString());
    }

    private String read(String file) throws IOException {
        return Files.readString(checkout.resolve(file));
    }

    @ParameterizedTest
    @EnumSource
    void aWholeGameIsWritten(BoardKind board) throws IOException {
        var answer = run(checkout, "two-words", "--board", board.name());
        assertThat(answer.err()).isEmpty();
        assertThat(answer.code()).isZero();
        for (var file : List.of("Rules", "Telling", "rules/Position", "rules/Legal", "words/Tokens", "view/View")) {
            assertThat(read("games/two-words/src/main/java/freehold/games/twowords/" + file + ".java"))
                    .startsWith("package freehold.games.twowords");
        }
        assertThat(read("games/two-words/src/main/resources/META-INF/services/freehold.kernel.Game"))
                .isEqualTo("freehold.games.twowords.Rules\n");
        assertThat(read("games/two-words/src/main/java/freehold/games/twowords/RULES.md"))
                .startsWith("# Two Words: the rules")
                .contains("- **T1 ");
        assertThat(read("games/two-words/src/test/resources/refusals.txt")).contains("| T2: ");
    }

    @Test
    void theBuildKnowsTheGame() throws IOException {
        run(checkout, "nim", "--board", "none");
        assertThat(read("games/pom.xml")).contains("    <module>nim</module>\n    <module>box</module>\n");
        assertThat(read("games/box/pom.xml")).contains("""
                      <artifactId>nim</artifactId>
                      <version>${project.version}</version>
                    </dependency>
                  </dependencies>
                """);
    }

    @Test
    void theNextStepsNameTheCommands() {
        assertThat(run(checkout, "nim", "--name", "Nim, the game").out())
                .contains("mvn -pl games/nim -am verify", "-Dtest=LawsTest", "./freehold play nim", "refusals.txt");
    }

    @Test
    void anyFolderInsideTheCheckoutWillDo() {
        assertThat(run(checkout.resolve("games/box"), "nim").code()).isZero();
        assertThat(checkout.resolve("games/nim/pom.xml")).exists();
    }

    @ParameterizedTest
    @ValueSource(strings = {"the-estates", "theestates", "esgros", "box", "games-box", "kernel"})
    void anIdIsTakenByAGameAPackageOrAModule(String id) throws IOException {
        isRefused("the id '%s' is taken".formatted(id), id);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Nim", "2nim", "nim_", "nim-", "", "a-game-whose-id-nobody-wants-to-type"})
    void aBadIdIsToldItsForm(String id) throws IOException {
        isRefused("'%s' is no id for a game; an id has lower-case letters".formatted(id), id);
    }

    @Test
    void whatJavaOrXmlCannotHoldIsRefused() throws IOException {
        isRefused("'switch' is a word of Java", "switch");
        isRefused("'A & B' is no name for a game", "nim", "--name", "A & B");
    }

    private void isRefused(String message, String... arguments) throws IOException {
        var before = List.of(read(POMS.getFirst()), read(POMS.getLast()));
        var answer = run(checkout, arguments);
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).startsWith("freehold: " + message).hasLineCount(1);
        assertThat(List.of(read(POMS.getFirst()), read(POMS.getLast()))).isEqualTo(before);
    }

    @Test
    void outsideACheckoutNothingIsWritten(@TempDir Path elsewhere) {
        var answer = run(elsewhere, "nim");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.err()).contains("is in no checkout of Freehold").hasLineCount(1);
        assertThat(elsewhere).isEmptyDirectory();
    }

    @Test
    void everyTemplateIsUsed() throws IOException, URISyntaxException {
        var list = Objects.requireNonNull(Skeleton.class.getResource("common/files.txt"));
        var templates = Path.of(list.toURI()).resolve("../..").normalize();
        for (var layer : List.of("common", "board", "heap", "hex", "square")) {
            var folder = templates.resolve(layer);
            try (var files = Files.walk(folder)) {
                var names = files.filter(Files::isRegularFile)
                        .map(file -> folder.relativize(file).toString())
                        .filter(name -> !name.equals("files.txt"));
                assertThat(names)
                        .containsExactlyInAnyOrderElementsOf(Files.readAllLines(folder.resolve("files.txt")).stream()
                                .map(line -> line.split(" > ", 2)[0])
                                .toList());
            }
        }
        assertThat(new Skeleton(GameNames.of("nim", Optional.empty()), BoardKind.HEX)
                        .files()
                        .values())
                .noneMatch(text -> text.contains("{{"));
    }
}
