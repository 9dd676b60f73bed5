package freehold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.cli.shell.Streams;
import freehold.kernel.Course;
import freehold.kernel.Games;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import freehold.server.fair.Salts;
import freehold.server.fair.Seed;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `freehold fair`: a record is compared with what a player saw and added.
class FairTest {
    private static final Seed SEED = Seed.parse("5e".repeat(32));
    private static final String ADAS = "ad".repeat(32);
    private static final String SEEN = SEED.commitment("t");

    @TempDir
    private Path folder = Path.of("");

    private record Answer(int code, List<String> lines) {}

    private Answer fair(String record, String... options) throws IOException {
        var file = Files.writeString(folder.resolve("game.fgn"), record);
        var out = new StringWriter();
        var arguments = new ArrayList<>(List.of("fair", file.toString()));
        arguments.addAll(List.of(options));
        var streams = new Streams(
                new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(out), false);
        var code = Main.run(streams, arguments.toArray(String[]::new));
        return new Answer(code, out.toString().lines().toList());
    }

    /// A game of random play, and of draws that follow from a seed and a salt.
    private static String record(Seed seed, Map<Integer, String> salts) {
        var game = Games.named("hexploration");
        var course = new Course(game, game.setup(2, Map.of()));
        var position = course.position();
        var scratch = new int[Position.MOST_MOVES];
        var dice = new Dice(1);
        for (var draws = 0; !position.isOver(); ) {
            var isDraw = position.actor() == Position.CHANCE;
            course.playLegal(isDraw ? seed.draw(position, draws++, new Salts(salts)) : position.pick(dice, scratch));
        }
        var tags = new LinkedHashMap<>(Map.of("Table", "t", "Commitment", seed.commitment("t"), "Seed", seed.hex()));
        salts.forEach((seat, salt) -> tags.put("Salt" + seat, salt));
        return FgnWriter.write(new Scoresheet(tags, course), _ -> false);
    }

    @Test
    void whatAPlayerKeptShowsEverythingAboutAGameWithAgents() throws IOException {
        var answer = fair(record(SEED, Map.of(1, ADAS)), "--commitment", SEEN, "--salt", ADAS);
        assertThat(answer).isEqualTo(new Answer(0, List.of("game 1: fair")));
    }

    @Test
    void withoutItTheCommandSaysWhatIsNotShown() throws IOException {
        var alone = fair(record(SEED, Map.of(1, ADAS)));
        assertThat(alone.code()).isZero();
        assertThat(alone.lines().getFirst()).isEqualTo("game 1: fair");
        assertThat(alone.lines().subList(1, 3)).allMatch(line -> line.startsWith("  not shown: "));
        assertThat(fair(record(SEED, Map.of())).lines().getLast()).contains("nobody added a salt");
    }

    @Test
    void aRecordWithAnotherSeedThatFitsItselfIsFoundOut() throws IOException {
        var other = Seed.parse("07".repeat(32));
        var forged = record(other, Map.of(1, ADAS));
        assertThat(fair(forged).code()).isZero();
        var answer = fair(forged, "--commitment", SEEN, "--salt", ADAS);
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.lines()).singleElement().asString().contains("another commitment");
        assertThat(fair(record(SEED, Map.of(1, "0c".repeat(32))), "--commitment", SEEN, "--salt", ADAS)
                        .code())
                .isEqualTo(1);
    }

    @Test
    void whatIsNoCommitmentIsBadUsage() throws IOException {
        var record = record(SEED, Map.of(1, ADAS));
        assertThat(fair(record, "--commitment", "rubbish").code()).isEqualTo(2);
        assertThat(fair(record, "--salt", "ad").code()).isEqualTo(2);
        assertThat(fair(record + "\n" + record, "--salt", ADAS).code()).isEqualTo(2);
        assertThat(fair(record + "\n" + record).lines()).contains("game 1: fair", "game 2: fair");
    }
}
