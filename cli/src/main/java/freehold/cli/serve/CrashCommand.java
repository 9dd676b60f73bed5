package freehold.cli.serve;

import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.server.load.Crashes;
import freehold.server.load.LoadException;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// A server that is killed again and again under load.
@Command(
        name = "crash",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description =
                "Kills a server again and again under load, restarts it, and compares what it had acknowledged with what"
                        + " it has stored; exit code 1 if anything was lost or doubled.")
public final class CrashCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(names = "--kills", paramLabel = "N", description = "how often")
    private int kills = 10;

    @Option(names = "--tables", paramLabel = "N", description = "tables in play at once")
    private int tables = 40;

    @Option(
            names = "--db",
            paramLabel = "DATABASE",
            description = "an empty one; a SQLite file of its own unless given")
    private String database = "";

    public CrashCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (kills < 1 || tables < 1) {
            throw new UsageException("--kills and --tables are 1 or more");
        }
        var progress = new Progress(streams);
        try {
            var report = new Crashes(server(), tables)
                    .run(kills, kill -> progress.show("kill %d of %d".formatted(kill, kills)));
            progress.clear();
            report.differences().forEach(streams.out()::println);
            streams.out().println(report);
            return report.differences().isEmpty() ? 0 : 1;
        } catch (LoadException e) {
            throw new UsageException(Streams.oneLine(e));
        }
    }

    private List<String> server() throws IOException {
        var db = database.isEmpty()
                ? "sqlite:" + Files.createTempDirectory("freehold-crash").resolve("crash.db")
                : database;
        return List.of("freehold.cli.Main", "serve", "--port", "0", "--db", db, "--rate", "100000");
    }
}
