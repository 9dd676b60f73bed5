package freehold.cli.serve;

import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.Games;
import freehold.server.load.Ledger;
import freehold.server.load.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
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
    private static final int LEAST_MILLIS = 300;
    private static final int MOST_MILLIS = 1_500;

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
        var db = database.isEmpty()
                ? "sqlite:" + Files.createTempDirectory("freehold-crash").resolve("crash.db")
                : database;
        var progress = new Progress(streams);
        var acknowledged = 0L;
        var wrong = 0;
        var server = ServerProcess.start(db);
        try {
            for (var kill = 1; kill <= kills; kill++) {
                progress.show("kill %d of %d, %d plies acknowledged".formatted(kill, kills, acknowledged));
                var ledger = loadAndKill(server);
                acknowledged += ledger.acknowledged();
                server = ServerProcess.start(db);
                wrong += complain(ledger.differences(server.address()));
            }
        } finally {
            server.close();
        }
        progress.clear();
        streams.out().printf("%d kills, %d plies acknowledged, %d tables differ%n", kills, acknowledged, wrong);
        return wrong == 0 ? 0 : 1;
    }

    private Ledger loadAndKill(ServerProcess server) throws InterruptedException {
        try (var run = new Run(server.address(), Games.all(), tables, 0).open()) {
            Thread.sleep(ThreadLocalRandom.current().nextInt(LEAST_MILLIS, MOST_MILLIS));
            server.kill();
            run.end();
            return Ledger.of(run);
        }
    }

    private int complain(List<String> differences) {
        differences.forEach(streams.out()::println);
        return differences.size();
    }
}
