package freehold.cli;

import freehold.cli.engine.EngineCommand;
import freehold.cli.play.PlayCommand;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.InvalidSetup;
import java.util.List;
import picocli.CommandLine;

/// Where the program starts.
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.exit(run(Streams.ofThisProcess(), arguments));
    }

    /// Runs one command and returns its exit code.
    public static int run(Streams streams, String... arguments) {
        var main = new CommandLine(new FreeholdCommand(streams));
        List.of(
                        new PlayCommand(streams),
                        new TraceCommand(streams),
                        new VerifyCommand(streams),
                        new PerftCommand(streams),
                        new LegalCommand(streams),
                        new WhyCommand(streams),
                        new EngineCommand(streams),
                        new MatchCommand(streams),
                        new SolveCommand(streams),
                        new BenchCommand(streams))
                .forEach(main::addSubcommand);
        main.setOut(streams.out())
                .setErr(streams.err())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((e, _) -> misuse(streams, e))
                .setExecutionExceptionHandler((e, _, _) -> failure(streams, e));
        var code = main.execute(arguments);
        streams.flush();
        return code;
    }

    private static int misuse(Streams streams, CommandLine.ParameterException e) {
        var command = e.getCommandLine().getCommandSpec().qualifiedName();
        return streams.complain("%s (try '%s --help')".formatted(Streams.oneLine(e), command));
    }

    /// What people did wrong is said in a sentence; anything else is a bug, and is said in one line too.
    private static int failure(Streams streams, Exception e) throws Exception {
        if (System.getenv("FREEHOLD_DEBUG") != null) {
            throw e;
        }
        return switch (e) {
            case InvalidSetup invalid -> streams.complain(invalid.sentence());
            case UsageException usage -> streams.complain(usage.sentence());
            default ->
                streams.complain("a bug: %s %s (FREEHOLD_DEBUG=1 shows where)"
                        .formatted(e.getClass().getSimpleName(), Streams.oneLine(e)));
        };
    }
}
