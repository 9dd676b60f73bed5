package freehold.cli.admin;

import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// Tables and guests of a server, for whoever runs it.
@Command(
        name = "admin",
        mixinStandardHelpOptions = true,
        description = "Lists, closes, deletes, exports and forgets tables and guests; a server may be running.",
        footer = {
            "",
            "  freehold admin list tables --status open --older-than 30d",
            "  freehold admin forget 01kvd3w5z8q2m4n6p8r0s --yes",
        })
public final class AdminCommand implements Callable<Integer> {
    private AdminCommand() {}

    /// With its commands.
    public static CommandLine in(Streams streams) {
        return new CommandLine(new AdminCommand())
                .addSubcommand(new ListCommand(streams))
                .addSubcommand(new CloseCommand(streams))
                .addSubcommand(new DeleteCommand(streams))
                .addSubcommand(new ExportCommand(streams))
                .addSubcommand(new ForgetCommand(streams));
    }

    @Override
    public Integer call() {
        throw new UsageException("admin takes list, close, delete, export or forget (try 'freehold admin --help')");
    }
}
