package freehold.cli.serve;

import freehold.cli.shell.Streams;
import freehold.cli.shell.UnavailableException;
import freehold.server.Logs;
import freehold.server.Server;
import freehold.server.Settings;
import freehold.server.guard.Timeouts;
import freehold.server.store.DatabaseAddress;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// The table server, until it is told to end.
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description =
                "Starts the table server. Each setting may also come from the environment variable that it names.")
public final class ServeCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private ListenArguments listen = new ListenArguments();

    @Mixin
    private DatabaseArgument database = new DatabaseArgument();

    @Mixin
    private AccessArguments access = new AccessArguments();

    @Mixin
    private AgentArguments agents = new AgentArguments();

    @Mixin
    private KeepArguments keep = new KeepArguments();

    public ServeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        listen.port();
        Logs.set();
        var server = database.attempt(this::started);
        streams.out().println("Freehold is at " + server.address());
        streams.out().flush();
        untilTheEnd(server);
        return 0;
    }

    private Server started(DatabaseAddress address) {
        var settings = new Settings(
                listen.host(),
                listen.port(),
                address,
                access.limits(),
                agents.agents(),
                access.publicAddress(),
                Timeouts.USUAL,
                keep.retention());
        try {
            Logs.began(settings);
            return new Server(settings).start();
        } catch (UncheckedIOException | IllegalStateException e) {
            throw new UnavailableException(
                    "can't listen at %s:%d: %s".formatted(listen.host(), listen.port(), Streams.oneLine(e)));
        }
    }

    private static void untilTheEnd(Server server) {
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
