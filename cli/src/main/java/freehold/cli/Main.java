package freehold.cli;

import freehold.cli.admin.AdminCommand;
import freehold.cli.manual.CompletionCommand;
import freehold.cli.manual.ManCommand;
import freehold.cli.newgame.NewGameCommand;
import freehold.cli.play.PlayCommand;
import freehold.cli.play.RulesCommand;
import freehold.cli.prove.ProveCommand;
import freehold.cli.serve.BackupCommand;
import freehold.cli.serve.CrashCommand;
import freehold.cli.serve.ExportCommand;
import freehold.cli.serve.FairCommand;
import freehold.cli.serve.HealthCommand;
import freehold.cli.serve.LoadCommand;
import freehold.cli.serve.RelocateCommand;
import freehold.cli.serve.RestoreCommand;
import freehold.cli.serve.ServeCommand;
import freehold.cli.serve.SiegeCommand;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UnavailableException;
import freehold.cli.shell.UsageException;
import freehold.cli.site.SiteCommand;
import freehold.kernel.InvalidSetup;
import freehold.server.store.DatabaseAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;

/// Where the program starts.
public final class Main {
    /// Options that are not of any command.
    private static final Set<String> OWN = Set.of("--help", "--version");

    private Main() {}

    public static void main(String[] arguments) {
        System.exit(run(Streams.ofThisProcess(), arguments));
    }

    /// All commands, in the order in which help lists them.
    static Map<String, Supplier<Object>> commands(Streams streams) {
        var commands = new LinkedHashMap<String, Supplier<Object>>();
        commands.put("serve", () -> new ServeCommand(streams));
        commands.put("health", () -> new HealthCommand(streams));
        commands.put("backup", () -> new BackupCommand(streams));
        commands.put("restore", () -> new RestoreCommand(streams));
        commands.put("relocate", () -> new RelocateCommand(streams));
        commands.put("export", () -> new ExportCommand(streams));
        commands.put("admin", () -> AdminCommand.in(streams));
        commands.put("site", () -> new SiteCommand(streams));
        commands.put("games", () -> new GamesCommand(streams));
        commands.put("play", () -> new PlayCommand(streams));
        commands.put("rules", () -> new RulesCommand(streams));
        commands.put("legal", () -> new LegalCommand(streams));
        commands.put("why", () -> new WhyCommand(streams));
        commands.put("trace", () -> new TraceCommand(streams));
        commands.put("verify", () -> new VerifyCommand(streams));
        commands.put("fair", () -> new FairCommand(streams));
        commands.put("perft", () -> new PerftCommand(streams));
        commands.put("solve", () -> new SolveCommand(streams));
        commands.put("prove", () -> new ProveCommand(streams));
        commands.put("match", () -> new MatchCommand(streams));
        commands.put("ladder", () -> new LadderCommand(streams));
        commands.put("exam", () -> new ExamCommand(streams));
        commands.put("study", () -> new StudyCommand(streams));
        commands.put("compare", () -> new CompareCommand(streams));
        commands.put("puzzles", () -> new PuzzlesCommand(streams));
        commands.put("openings", () -> new OpeningsCommand(streams));
        commands.put("learn", () -> new LearnCommand(streams));
        commands.put("new-game", () -> new NewGameCommand(streams));
        commands.put("engine", () -> new EngineCommand(streams));
        commands.put("load", () -> new LoadCommand(streams));
        commands.put("crash", () -> new CrashCommand(streams));
        commands.put("siege", () -> new SiegeCommand(streams));
        commands.put("bench", () -> new BenchCommand(streams));
        commands.put("completion", () -> new CompletionCommand(streams, () -> whole(streams)));
        commands.put("man", () -> new ManCommand(streams, () -> whole(streams)));
        commands.put("version", () -> new VersionCommand(streams));
        return commands;
    }

    /// The program with all its commands.
    private static CommandLine whole(Streams streams) {
        var main = new CommandLine(new FreeholdCommand(streams));
        commands(streams).forEach((name, command) -> main.addSubcommand(name, command.get()));
        return main;
    }

    /// Runs one command and returns its exit code. Without a command all settings are those of `serve`.
    public static int run(Streams streams, String... typed) {
        var arguments = isSetting(typed) ? with("serve", typed) : typed;
        var main = new CommandLine(new FreeholdCommand(streams));
        var commands = commands(streams);
        // Reading a command's annotations takes time, so a start that names one reads only that.
        var isNamed = arguments.length > 0 && commands.containsKey(arguments[0]);
        commands.forEach((name, command) -> {
            if (!isNamed || name.equals(arguments[0])) {
                main.addSubcommand(name, command.get());
            }
        });
        main.setOut(streams.out())
                .setErr(streams.err())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((e, _) -> misuse(streams, e))
                .setExecutionExceptionHandler((e, _, _) -> failure(streams, e));
        var code = execute(main, streams, arguments);
        return streams.flush() ? code : streams.complain("standard output can't be written");
    }

    private static boolean isSetting(String... arguments) {
        return arguments.length > 0 && arguments[0].startsWith("--") && !OWN.contains(arguments[0]);
    }

    private static String[] with(String first, String... others) {
        return Stream.concat(Stream.of(first), Stream.of(others)).toArray(String[]::new);
    }

    private static int execute(CommandLine main, Streams streams, String... arguments) {
        try {
            return main.execute(arguments);
        } catch (OutOfMemoryError e) {
            return streams.complain("there is not enough memory for that; try with something smaller");
        }
    }

    private static int misuse(Streams streams, CommandLine.ParameterException e) {
        if (e.getCommandLine().getParent() == null && e instanceof CommandLine.UnmatchedArgumentException unmatched) {
            var commands = String.join(", ", e.getCommandLine().getSubcommands().keySet());
            return complain(
                    streams,
                    "there is no command '%s'; the commands are %s"
                            .formatted(unmatched.getUnmatched().getFirst(), commands));
        }
        var command = e.getCommandLine().getCommandSpec().qualifiedName();
        return complain(streams, "%s (try '%s --help')".formatted(Streams.oneLine(e), command));
    }

    /// Whoever forgot `--db` should not find the password in a log.
    private static int complain(Streams streams, String sentence) {
        return streams.complain(DatabaseAddress.masked(sentence));
    }

    /// What people did wrong is said in a sentence; anything else is a bug, and is said in one line too.
    private static int failure(Streams streams, Exception e) throws Exception {
        if (System.getenv("FREEHOLD_DEBUG") != null) {
            throw e;
        }
        return switch (e) {
            case InvalidSetup invalid -> streams.complain(invalid.sentence());
            case UsageException usage -> streams.complain(usage.sentence());
            case UnavailableException missing -> streams.complainForNow(missing.sentence());
            default ->
                streams.complain("a bug: %s %s (FREEHOLD_DEBUG=1 shows where)"
                        .formatted(e.getClass().getSimpleName(), Streams.oneLine(e)));
        };
    }
}
