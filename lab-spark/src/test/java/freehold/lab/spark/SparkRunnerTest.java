package freehold.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.InvalidSetup;
import freehold.lab.run.Runner;
import freehold.lab.run.RunnerProvider;
import freehold.lab.run.LocalRunner;
import freehold.lab.run.StudyRun;
import freehold.lab.report.ReportFolder;
import freehold.lab.study.Journal;
import freehold.lab.study.Study;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A master and two workers, each a process of its own, play a study, and the result is that of this machine alone.
class SparkRunnerTest {
    private static final Study STUDY = new Study(
            "esgros",
            2,
            List.of(Map.of("size", "3", "pie", "true"), Map.of("size", "3", "pie", "false")),
            List.of("level1", "level2"),
            30,
            5,
            1,
            1,
            Study.Openings.PLAYED);

    @TempDir
    private Path folder = Path.of("");

    private static Map<String, String> run(Path into, Runner runner) throws Exception {
        try (var journal = Journal.open(into, STUDY)) {
            var findings = new StudyRun(STUDY, journal).play(runner, (_, _, _) -> {});
            new ReportFolder(into).write(findings, journal);
        }
        var texts = new TreeMap<String, String>();
        try (var files = Files.list(into)) {
            for (var file : files.filter(each -> !each.endsWith("games.jsonl")).toList()) {
                texts.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return texts;
    }

    /// The games in a journal, in whatever order they ended.
    private static Set<String> games(Path study) throws Exception {
        return Files.readAllLines(study.resolve("games.jsonl")).stream().collect(Collectors.toSet());
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void aClusterFindsWhatOneMachineFinds() throws Exception {
        var here = run(folder.resolve("here"), new LocalRunner(1));
        try (var cluster = Cluster.start(Files.createDirectories(folder.resolve("cluster")), 2)) {
            var there = run(folder.resolve("there"), RunnerProvider.named("spark", 1, cluster.address()));
            assertThat(cluster.isAlive()).isTrue();
            assertThat(there).isEqualTo(here);
        }
        assertThat(games(folder.resolve("there"))).isEqualTo(games(folder.resolve("here")));
        assertThat(executors()).as("workers that played").isEqualTo(2);
    }

    @Test
    void aClusterThatDoesNotExistIsNoBug() {
        assertThatThrownBy(() -> run(folder.resolve("nowhere"), RunnerProvider.named("spark", 1, "nowhere")))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining("Spark at nowhere failed: Could not parse Master URL");
    }

    /// Each worker keeps a folder for each executor that it has started.
    private long executors() throws Exception {
        try (var files = Files.walk(folder.resolve("cluster"), 4)) {
            return files.filter(file -> file.getFileName().toString().equals("stderr"))
                    .map(file -> folder.resolve("cluster").relativize(file).getName(0))
                    .distinct()
                    .count();
        }
    }
}
