package freehold.cli.admin;

import freehold.cli.shell.Streams;
import freehold.server.upkeep.Administration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Deletes a table.
@Command(
        name = "delete",
        mixinStandardHelpOptions = true,
        description = "Deletes a table with all that happened there. Its address leads nowhere from then on.")
final class DeleteCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "TABLE", description = "the table's id, as in its address")
    private String table = "";

    @Mixin
    private Confirmation confirmation = new Confirmation();

    @Mixin
    private Office office = new Office();

    DeleteCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        return office.with(this::delete);
    }

    private int delete(Administration administration) {
        Office.checkTable(administration, table);
        if (!confirmation.isGiven(streams, "deletes table %s for good".formatted(table))) {
            return 1;
        }
        administration.delete(table);
        streams.out().println("deleted table " + table);
        return 0;
    }
}
