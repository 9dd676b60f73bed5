package freehold.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.InvalidSetup;
import freehold.lab.report.ReportFolder;
import freehold.lab.study.Journal;
import freehold.lab.study.Study;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A study from its question to its folder, interrupted or not.
class StudyRunTest {
    @TempDir
    private Path folder = Path.of("");

    private static Study study(String game, int seats, String agent, int games, int skill) {
        var variants = List.of(Map.<String, String>of(game.equals("esgros") ? "size" : "nothing", "3"));
        return new Study(
                game,
                seats,
                game.equals("esgros") ? variants : List.of(Map.of()),
                Collections.nCopies(seats, agent),
                games,
                7,
                20,
                skill,
                Study.Openings.PLAYED);
    }

    private static void run(Study study, Path into, int threads) throws IOException, InterruptedException {
        try (var journal = Journal.open(into, study)) {
            var findings = new StudyRun(study, journal).play(new LocalRunner(threads), (_, _, _) -> {});
            new ReportFolder(into).write(findings, journal);
        }
    }

    /// All that a study leaves behind but the journal itself, whose order is that in which games ended.
    private static Map<String, String> harvest(Path folder) throws IOException {
        var texts = new TreeMap<String, String>();
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                if (!file.endsWith("games.jsonl")) {
                    texts.put(file.getFileName().toString(), Files.readString(file));
                }
            }
        }
        return texts;
    }

    @Test
    void theResultIsTheSameOnOneThreadAndOnThree() throws Exception {
        var study = study("esgros", 2, "level1", 12, 1);
        run(study, folder.resolve("one"), 1);
        run(study, folder.resolve("three"), 3);
        assertThat(harvest(folder.resolve("three"))).isEqualTo(harvest(folder.resolve("one")));
    }

    @Test
    void aTornJournalIsMendedAndGoesOn() throws Exception {
        var study = study("esgros", 2, "level1", 10, 0);
        run(study, folder.resolve("whole"), 2);
        var torn = folder.resolve("torn");
        Files.createDirectories(torn);
        var lines = Files.readString(folder.resolve("whole").resolve("games.jsonl"));
        var third = lines.indexOf('\n', lines.indexOf('\n') + 1);
        Files.writeString(torn.resolve("games.jsonl"), lines.substring(0, third + 40));
        run(study, torn, 1);
        assertThat(harvest(torn)).isEqualTo(harvest(folder.resolve("whole")));
        assertThat(Files.readAllLines(torn.resolve("games.jsonl"))).hasSize(10);
    }

    @Test
    void whatIsNoLogIsPlayedAgain() throws Exception {
        var study = study("esgros", 2, "random", 4, 0);
        run(study, folder, 1);
        var before = harvest(folder);
        Files.writeString(folder.resolve("games.jsonl"), "not JSON\n{}\n", StandardOpenOption.TRUNCATE_EXISTING);
        run(study, folder, 1);
        assertThat(harvest(folder)).isEqualTo(before);
    }

    @Test
    void moreGamesAreAddedToThoseThatWerePlayed() throws Exception {
        run(study("esgros", 2, "random", 5, 0), folder.resolve("grown"), 1);
        run(study("esgros", 2, "random", 9, 0), folder.resolve("grown"), 1);
        run(study("esgros", 2, "random", 9, 0), folder.resolve("fresh"), 1);
        assertThat(harvest(folder.resolve("grown"))).isEqualTo(harvest(folder.resolve("fresh")));
    }

    /// What a program with other players would have left behind: game 2 in the place of game 1.
    private static void letOthersPlayTheFirstGame(Path study) throws IOException {
        var journal = study.resolve("games.jsonl");
        var second = Files.readAllLines(journal).stream()
                .filter(line -> line.contains("\"game\":1,"))
                .findFirst()
                .orElseThrow();
        Files.writeString(journal, second.replace("\"game\":1,", "\"game\":0,") + "\n");
    }

    @Test
    void gamesOfOtherPlayersAreNotAddedTo() throws Exception {
        var study = study("esgros", 2, "random", 3, 0);
        run(study, folder, 1);
        letOthersPlayTheFirstGame(folder);
        assertThatThrownBy(() -> run(study, folder, 1))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("another version of this program");
        try (var journal = Journal.open(folder, study)) {
            assertThat(new StudyRun(study, journal).soFar().games()).isEqualTo(1);
        }
    }

    @Test
    void aFolderHoldsOneStudy() throws Exception {
        run(study("esgros", 2, "random", 2, 0), folder, 1);
        assertThatThrownBy(() -> run(study("esgros", 2, "level1", 2, 0), folder, 1))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("another study");
    }

    @ParameterizedTest
    @CsvSource({"the-estates, 3, random", "hexploration, 2, random", "estate, 2, random", "esgros, 2, uct"})
    void everyGameCanBeStudied(String game, int seats, String agent) throws Exception {
        run(study(game, seats, agent, 3, 0), folder, 2);
        var page = Files.readString(folder.resolve("report.html"));
        assertThat(page)
                .contains("In short", "In pictures", "In tables", "<svg", "prefers-color-scheme")
                .doesNotContain("<script", "http:", "https:", "NaN", "%!");
        assertThat(Files.readString(folder.resolve("games.fgn"))).contains("[Round \"3\"]");
    }

    /// Plays the first legal move of side 3, which needs to know of nothing but its own stones and those it hears of.
    private static final String FIRST_CELL = """
            exec:while read -r word rest; do case $word in
              new) taken=' ';;
              play) taken="$taken$rest ";;
              undo) taken=' ';;
              go) for cell in a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3; do
                  case $taken in *" $cell "*);; *) break;; esac; done
                  echo info nodes 1 value 0.75 pv $cell; echo best $cell;; esac; echo ok; done""";

    @Test
    void aProgramCanBeStudiedUntilItFails() throws Exception {
        var study = new Study(
                "esgros",
                2,
                List.of(Map.of("size", "3", "pie", "false")),
                List.of(FIRST_CELL, "random"),
                4,
                7,
                20,
                0,
                Study.Openings.PLAYED);
        study.check();
        assertThatThrownBy(() -> run(study, folder, 1))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining(" failed in game 1 (")
                .hasMessageContaining("it played ")
                .hasMessageContaining("what was played before is kept");
        assertThat(study.isRepeatable()).isFalse();
    }

    @Test
    void gamesAndPliesAreTablesForStatistics() throws Exception {
        run(study("the-estates", 3, "random", 3, 0), folder, 1);
        var games = Files.readAllLines(folder.resolve("games.csv"));
        assertThat(games).hasSize(4);
        assertThat(games.getFirst())
                .isEqualTo(
                        "game,purpose,variant,round,options,seats,result,plies,turns,ending,agent_1,agent_2,agent_3,share_1,share_2,share_3,score_1,score_2,score_3");
        var plies = Files.readAllLines(folder.resolve("plies.csv"));
        assertThat(plies.getFirst())
                .isEqualTo("game,ply,by,agent,token,kind,piece,amount,place,effects,legal,value,seconds");
        assertThat(plies).anyMatch(line -> line.startsWith("3,1,0,,"));
    }

    @Test
    void whatAgentsExpectIsInTheTable() throws Exception {
        run(study("esgros", 2, "level1", 1, 0), folder, 1);
        assertThat(Files.readAllLines(folder.resolve("plies.csv")))
                .anyMatch(line -> line.matches("1,\\d+,[12],level1,[a-e]\\d,place,.*,\\d+,0\\.\\d+,"));
    }

    @ParameterizedTest
    @CsvSource({"level5"})
    void whatGoesByTheClockIsRefused(String agent) {
        assertThatThrownBy(() -> study("esgros", 2, agent, 1, 0).check())
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("by the clock");
    }
}
