package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.server.load.LoadException;
import freehold.server.siege.Siege;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// A server that is attacked in every way that is known.
@Command(
        name = "siege",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description =
                "Attacks a server of its own in every way that is known, one after the other and then all at once,"
                        + " while somebody honest plays at another table. A line for each says whether the server held; exit"
                        + " code 1 if it did not. Nothing leaves this machine (Linux only).")
public final class SiegeCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(names = "--each", paramLabel = "S", description = "seconds for each attack by itself")
    private double each = 3;

    @Option(names = "--seconds", paramLabel = "S", description = "seconds for all attacks at once")
    private double seconds = 60;

    @Option(
            names = "--slowest",
            paramLabel = "MS",
            description =
                    "milliseconds within which the honest player's plies are acknowledged, all but one in a hundred")
    private double slowest = 500;

    @Option(names = "--only", paramLabel = "ATTACK", arity = "1..*", description = "some of the attacks by their names")
    private List<String> only = List.of();

    public SiegeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (each <= 0 || seconds <= 0 || slowest <= 0) {
            throw new UsageException("--each, --seconds and --slowest are more than 0");
        }
        only.stream().filter(name -> !Siege.names().contains(name)).findFirst().ifPresent(name -> {
            throw new UsageException("there is no attack %s, but %s".formatted(name, String.join(", ", Siege.names())));
        });
        var broken = new AtomicInteger();
        try (var siege = new Siege(server(), slowest)) {
            siege.run(only.isEmpty() ? Siege.names() : only, each, seconds, outcome -> {
                broken.addAndGet(outcome.isHeld() ? 0 : 1);
                streams.out().println(outcome);
                streams.out().flush();
            });
        } catch (LoadException e) {
            throw new UsageException(Streams.oneLine(e));
        }
        streams.out().printf("%d of the attacks broke something%n", broken.get());
        return broken.get() == 0 ? 0 : 1;
    }

    private static List<String> server() throws IOException {
        var folder = Files.createTempDirectory("freehold-siege");
        return List.of("freehold.cli.Main", "serve", "--port", "0", "--db", "sqlite:" + folder.resolve("siege.db"));
    }
}
