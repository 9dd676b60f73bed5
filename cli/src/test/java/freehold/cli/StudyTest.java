package freehold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.cli.shell.Streams;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command `study`, also as a process that is killed.
class StudyTest {
    private static final List<String> STUDY = List.of(
            "study", "esgros", "-o", "size=3", "pie=true,false", "--agents", "level1", "--games", "60", "--skill", "1");

    @TempDir
    private Path folder = Path.of("");

    private static List<String> into(Path out) {
        var arguments = new ArrayList<>(STUDY);
        arguments.addAll(List.of("--out", out.toString()));
        return arguments;
    }

    private static String run(List<String> arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        var streams = new Streams(
                new BufferedReader(new StringReader("")), new PrintWriter(out), new PrintWriter(err), false);
        var code = Main.run(streams, arguments.toArray(String[]::new));
        return code + " " + out + err;
    }

    @Test
    void aKilledStudyGoesOnAndEndsAlike() throws Exception {
        var killed = folder.resolve("killed");
        var process = start(into(killed));
        while (process.isAlive() && games(killed) < 5) {
            Thread.onSpinWait();
        }
        process.destroyForcibly();
        assertThat(process.waitFor()).as("it was killed, not done").isEqualTo(128 + 9);
        assertThat(killed.resolve("report.html")).doesNotExist();
        assertThat(games(killed)).isBetween(5L, 120L);

        assertThat(run(into(killed))).startsWith("0 ").contains("report.html");
        var whole = folder.resolve("whole");
        run(into(whole));
        for (var file : List.of("report.html", "games.fgn", "seats.csv", "uses.csv", "openings.csv", "skill.csv")) {
            assertThat(killed.resolve(file)).hasSameTextualContentAs(whole.resolve(file));
        }
    }

    private static Process start(List<String> arguments) throws IOException {
        var command = new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-cp",
                System.getProperty("java.class.path"),
                "freehold.cli.Main"));
        command.addAll(arguments);
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static long games(Path study) throws IOException {
        var journal = study.resolve("games.jsonl");
        if (!Files.exists(journal)) {
            return 0;
        }
        try (var lines = Files.lines(journal)) {
            return lines.count();
        }
    }

    @Test
    void whatWasPlayedSoFarCanBeSeen() throws IOException {
        var study =
                List.of("study", "esgros", "-o", "size=2", "--agents", "random", "--skill", "0", "--out", "" + folder);
        var soFar = new ArrayList<>(study);
        soFar.addAll(List.of("--games", "9", "--so-far"));
        assertThat(run(soFar)).startsWith("2 freehold: nothing was played");
        var three = new ArrayList<>(study);
        three.addAll(List.of("--games", "3"));
        run(three);
        assertThat(run(soFar)).startsWith("0 ");
        assertThat(games(folder)).isEqualTo(3);
        assertThat(Files.readString(folder.resolve("report.html"))).contains("<p>3 of 9 games for 2 seats");
    }

    @Test
    void aFolderThatCannotBeWrittenToIsNoBug() throws IOException {
        var file = Files.createFile(folder.resolve("file"));
        for (var out : List.of(file, file.resolve("below"))) {
            assertThat(run(List.of("study", "esgros", "--out", "" + out)))
                    .startsWith("2 freehold: " + out + " can't be written to: ")
                    .hasLineCount(1);
        }
    }

    @Test
    void aValueThatIsGivenTwiceIsOneVariant() throws IOException {
        run(List.of(
                "study",
                "esgros",
                "-o",
                "size=2,2",
                "--agents",
                "random",
                "--games",
                "2",
                "--skill",
                "0",
                "--out",
                "" + folder));
        assertThat(games(folder)).isEqualTo(2);
    }

    @Test
    void twoStudiesAreComparedInOneReport() throws IOException {
        for (var agent : List.of("random", "level1")) {
            run(List.of(
                    "study",
                    "esgros",
                    "-o",
                    "size=2",
                    "--agents",
                    agent,
                    "--games",
                    "3",
                    "--skill",
                    "0",
                    "--out",
                    "" + folder.resolve(agent)));
        }
        var a = "" + folder.resolve("random");
        var b = "" + folder.resolve("level1");
        assertThat(run(List.of("compare", a, b, "--out", "" + folder.resolve("both"))))
                .isEqualTo("0 " + folder.resolve("both/report.html") + "\n");
        assertThat(folder.resolve("both/variants.csv")).content().contains("study=random,3", "study=level1,3");
        assertThat(run(List.of("compare", a, "" + folder)))
                .startsWith("2 freehold: " + folder + " is no folder of a study");
        assertThat(run(List.of("compare", a, a))).startsWith("2 freehold: name two different folders");
        assertThat(run(List.of("compare", a))).startsWith("2 freehold: ");
        assertThat(run(List.of("compare", a, b, "--out", a)))
                .startsWith("2 freehold: ")
                .contains("choose another --out");
        var games = folder.resolve("random/games.jsonl");
        var played = Files.readString(games);
        Files.writeString(games, played.replaceFirst("\"plies\":\\[\"\\w+\"", "\"plies\":[\"z9\""));
        assertThat(run(List.of("compare", a, b)))
                .startsWith("2 freehold: a game was played by other rules: its ply 1 (z9) is not legal");
        Files.writeString(games, played.replaceFirst(",\"\\w+\"\\]", "]"));
        assertThat(run(List.of("compare", a, b))).startsWith("2 freehold: a game was played by other rules: after");
    }

    @Test
    void whatCannotBeStudiedIsSaidInOneLine() {
        assertThat(run(List.of("study", "esgros", "--agents", "level5")))
                .startsWith("2 freehold: level5 thinks by the clock");
        assertThat(run(List.of("study", "esgros", "--agents", "level1,level1,level1")))
                .startsWith("2 freehold: --agents names one for all seats or one for each of the 2");
        assertThat(run(List.of("study", "esgros", "-o", "size=3,9"))).startsWith("2 freehold: option size takes 2–5");
        assertThat(run(List.of("study", "esgros", "--games", "0"))).startsWith("2 freehold: --games");
        assertThat(run(List.of("study", "esgros", "--engine", "steam"))).startsWith("2 freehold: there is no engine");
        assertThat(run(List.of("study", "esgros", "--engine", "spark")))
                .isEqualTo(
                        "2 freehold: there is no engine 'spark' here; local is always there, and ./freehold study --engine spark fetches spark\n");
        assertThat(run(List.of("study", "esgros", "--master", "spark://host:7077")))
                .isEqualTo("2 freehold: --master goes with --engine spark\n");
        assertThat(run(List.of("study", "hexploration", "--openings", "spread", "--out", "" + folder)))
                .startsWith("2 freehold: first turns can be spread only");
    }
}
