package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.position.Rule;
import freehold.kernel.position.Ruling;
import freehold.records.FgnReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/// `refusals.txt`: `seats | options | tokens before | refused token | message`, and `let NAME = tokens` for what many
/// lines share.
record RefusalTable(Game game, List<Line> lines) {
    record Line(int seats, String options, List<String> before, String token, String message) {}

    private static final String FILE = "refusals.txt";
    private static final String FORM = "seats | options | tokens before | refused token | message";

    static RefusalTable read(Game game) {
        assertThat(TestFolder.has(FILE))
                .as("write %s, with lines '%s', one for each rule that can be broken", TestFolder.path(FILE), FORM)
                .isTrue();
        var lines = new ArrayList<Line>();
        var shared = new HashMap<String, String>();
        for (var text : TestFolder.lines(FILE)) {
            if (text.startsWith("let ")) {
                var parts = text.substring("let ".length()).split("=", 2);
                shared.put(parts[0].strip(), parts[1]);
            } else if (!text.isBlank() && !text.startsWith("#")) {
                lines.add(line(text, shared));
            }
        }
        return new RefusalTable(game, lines);
    }

    private static Line line(String text, Map<String, String> shared) {
        var fields = Arrays.stream(text.split("\\|", 5)).map(String::strip).toList();
        assertThat(fields).as("'%s' has the form '%s'", text, FORM).hasSize(5);
        return new Line(
                Integer.parseInt(fields.get(0)),
                fields.get(1),
                tokens(fields.get(2), shared).toList(),
                fields.get(3),
                fields.get(4));
    }

    private static Stream<String> tokens(String text, Map<String, String> shared) {
        return Arrays.stream(text.strip().split("\\s+", -1))
                .filter(word -> !word.isEmpty())
                .flatMap(word -> word.startsWith("$")
                        ? tokens(shared.getOrDefault(word.substring(1), word.substring(1)), shared)
                        : Stream.of(word));
    }

    Stream<DynamicTest> tests() {
        return lines.stream().map(line -> DynamicTest.dynamicTest(line.message(), () -> check(line)));
    }

    private void check(Line line) {
        var course = new Course(game, game.setup(line.seats(), FgnReader.options(line.options())));
        for (var token : line.before()) {
            assertThat(course.play(token)).as("%s in %s", token, line).isInstanceOf(Ruling.Legal.class);
        }
        var hash = course.position().hash();
        var ruling = course.play(line.token());
        assertThat(ruling).isInstanceOf(Ruling.Refused.class);
        assertThat(((Ruling.Refused) ruling).message()).isEqualTo(line.message());
        Translations.isTold(((Ruling.Refused) ruling).sentence(), Translations.books(game));
        assertThat(course.position().hash())
                .as("a refused move leaves the position as it was")
                .isEqualTo(hash);
    }

    void coversEveryRule() {
        var breakable =
                game.rules().stream().filter(Rule::canBeBroken).map(Rule::name).collect(Collectors.toSet());
        var broken = lines.stream()
                .map(line -> line.message().split(":", 2)[0])
                .filter(number -> number.matches("[A-Z]\\d+[a-z]?"))
                .collect(Collectors.toSet());
        assertThat(broken)
                .as("rules that %s shows broken, and rules that can be broken", FILE)
                .isEqualTo(breakable);
    }
}
