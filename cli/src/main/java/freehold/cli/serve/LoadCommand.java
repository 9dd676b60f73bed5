package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.server.Logs;
import freehold.server.Server;
import freehold.server.Settings;
import freehold.server.guard.Limits;
import freehold.server.load.LoadException;
import freehold.server.load.Openings;
import freehold.server.load.Run;
import freehold.server.load.ServerProcess;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Random games at many tables over WebSockets.
@Command(
        name = "load",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description = "Plays random games at many tables over WebSockets, and tells how fast plies were acknowledged.")
public final class LoadCommand implements Callable<Integer> {
    private static final int UNLIMITED = 100_000;

    private final Streams streams;

    @Option(names = "--tables", paramLabel = "N", description = "tables in play at once")
    private int tables = 100;

    @Option(names = "--seconds", paramLabel = "S", description = "how long to measure")
    private double seconds = 10;

    @Option(names = "--warm-up", paramLabel = "S", description = "how long to play before that")
    private double warmUp = 5;

    @Option(
            names = "--rate",
            paramLabel = "N",
            description = "plies a second at all tables together; 0: as many as can be")
    private int rate = 1_600;

    @Option(names = "--game", paramLabel = "GAME", description = "one game; all of them in turn unless given")
    private String game = "";

    @Option(
            names = "--viewers",
            paramLabel = "N",
            description = "browsers that watch each table; the server then has a process of its own, and its processor"
                    + " time a ply is told")
    private int viewers;

    @Option(
            names = "--open",
            paramLabel = "PLIES",
            split = ",",
            description = "measures instead how long it takes to open tables with so many plies, such as 200,2000")
    private List<Integer> lengths = List.of();

    @Option(names = "--seats", paramLabel = "N", description = "with --open: how many play; most, unless given")
    private Optional<Integer> seats = Optional.empty();

    @Option(names = "-o", paramLabel = "key=value", description = "with --open: an option of the game")
    private Map<String, String> options = Map.of();

    @Option(names = "--url", paramLabel = "URL", description = "of a server; a new one in this process unless given")
    private String url = "";

    public LoadCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws Exception {
        if (tables < 1 || seconds <= 0 || warmUp < 0 || rate < 0 || viewers < 0) {
            throw new UsageException(
                    "--tables and --seconds are more than 0, --warm-up, --rate and --viewers are not less");
        }
        if (!lengths.isEmpty() && game.isEmpty()) {
            throw new UsageException("--open needs a --game whose random games last long enough");
        }
        return url.isEmpty() ? atHome() : against(WebAddress.parse("--url", url), () -> Duration.ZERO);
    }

    private int atHome() throws IOException, InterruptedException {
        Logs.set();
        var folder = Files.createTempDirectory("freehold-load");
        var database = "sqlite:" + folder.resolve("load.db");
        if (viewers > 0) {
            return apart(database);
        }
        // All visitors come from one address.
        var settings = Settings.local(0, database).with(new Limits(UNLIMITED, Limits.USUAL_WATCHERS));
        try (var server = new Server(settings).start()) {
            return against(URI.create(server.address()), () -> Duration.ZERO);
        }
    }

    /// In a process of its own, so that its processor time can be told from that of the viewers.
    private int apart(String database) throws InterruptedException {
        var unlimited = "" + UNLIMITED;
        var program = List.of(
                "freehold.cli.Main",
                "serve",
                "--port",
                "0",
                "--db",
                database,
                "--rate",
                unlimited,
                "--watchers",
                unlimited);
        try (var server = ServerProcess.start(List.of("-XX:+UseG1GC"), program)) {
            return against(server.address(), server::processorTime);
        }
    }

    private int against(URI server, Supplier<Duration> processorTime) throws InterruptedException {
        if (!lengths.isEmpty()) {
            return open(server);
        }
        List<Game> games = game.isEmpty() ? Games.all() : List.of(Games.named(game));
        try (var run = new Run(server, games, tables, rate, viewers).open()) {
            streams.err().printf("%d tables are open; %s s to warm up, which do not count%n", tables, warmUp);
            streams.err().flush();
            run.measure(warmUp);
            var before = processorTime.get();
            var report = run.measure(seconds);
            var spent = processorTime.get().minus(before);
            run.end();
            streams.out().println(report + cost(spent, report.plies()));
            report.errors().forEach(streams.out()::println);
            return report.failures() == 0 ? 0 : 1;
        } catch (LoadException e) {
            throw new UsageException(Streams.oneLine(e));
        }
    }

    private int open(URI server) throws InterruptedException {
        var kind = Games.named(game);
        var setup = kind.setup(seats.orElse(kind.seats().max()), options);
        try (var openings = new Openings(server)) {
            for (var plies : lengths) {
                streams.out().printf("plies %d opens in %.2f ms%n", plies, openings.measure(kind, setup, plies));
            }
            return 0;
        } catch (LoadException e) {
            throw new UsageException(Streams.oneLine(e));
        }
    }

    private static String cost(Duration spent, long plies) {
        return spent.isZero() || plies == 0 ? "" : " server %.0f us/ply".formatted(spent.toNanos() / 1e3 / plies);
    }
}
