package freehold.cli;

import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.lab.report.Report;
import freehold.lab.report.ReportFolder;
import freehold.lab.run.StudyFolder;
import freehold.lab.stats.Findings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Two studies in one report.
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = "Puts two studies of the same game into one report that compares them.")
final class CompareCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "DIR", description = "the folder of a study")
    private Path first = Path.of("");

    @Parameters(index = "1", paramLabel = "DIR", description = "the folder of another one")
    private Path second = Path.of("");

    @Option(names = "--out", paramLabel = "DIR", description = "where to write (default: ${DEFAULT-VALUE})")
    private Path out = Path.of("comparison");

    CompareCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (first.toAbsolutePath().normalize().equals(second.toAbsolutePath().normalize())) {
            throw new UsageException("name two different folders");
        }
        if (Files.exists(out.resolve("study.json"))) {
            throw new UsageException("%s holds a study; choose another --out".formatted(out));
        }
        var findings = new LinkedHashMap<String, Findings>();
        for (var folder : new Path[] {first, second}) {
            findings.put(name(folder), read(folder));
        }
        try {
            streams.out().println(new ReportFolder(out).write(Report.comparing(findings)));
        } catch (IOException e) {
            throw new UsageException("%s can't be written to: %s".formatted(out, TextFile.reason(e)));
        }
        return 0;
    }

    /// The last part of the path, unless that is the same for both.
    private String name(Path folder) {
        return Objects.equals(first.getFileName(), second.getFileName())
                ? folder.toString()
                : "" + folder.getFileName();
    }

    private static Findings read(Path folder) {
        try {
            return new StudyFolder(folder).findings();
        } catch (IOException e) {
            throw new UsageException("%s can't be read: %s".formatted(folder, TextFile.reason(e)));
        } catch (UncheckedIOException e) {
            throw new UsageException(
                    "%s can't be read: %s".formatted(folder, TextFile.reason(Objects.requireNonNull(e.getCause()))));
        }
    }
}
