package freehold.cli.admin;

import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.server.table.Refused;
import freehold.server.upkeep.Administration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Ends a table that is not over.
@Command(
        name = "close",
        mixinStandardHelpOptions = true,
        description = "Ends a table that is not over. Nobody wins; its people see that it was closed, and why.")
final class CloseCommand implements Callable<Integer> {
    private static final int LONGEST = 500;

    private final Streams streams;

    @Parameters(paramLabel = "TABLE", description = "the table's id, as in its address")
    private String table = "";

    @Option(names = "--because", paramLabel = "TEXT", description = "a sentence for its people, shown as chat")
    private String because = "";

    @Mixin
    private Confirmation confirmation = new Confirmation();

    @Mixin
    private Office office = new Office();

    CloseCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (because.length() > LONGEST) {
            throw new UsageException("--because has at most %d characters".formatted(LONGEST));
        }
        return office.with(this::close);
    }

    private int close(Administration administration) {
        Office.checkTable(administration, table);
        if (!confirmation.isGiven(streams, "ends table %s; nobody wins".formatted(table))) {
            return 1;
        }
        try {
            administration.close(table, because);
        } catch (Refused e) {
            throw Office.refusal(table, e);
        }
        streams.out().println("closed table " + table);
        return 0;
    }
}
