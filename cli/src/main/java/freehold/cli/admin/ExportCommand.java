package freehold.cli.admin;

import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.server.json.Json;
import freehold.server.table.Refused;
import freehold.server.upkeep.Administration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Everything about a table or a guest.
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Writes everything about a table, or about a guest as that guest may know it, as JSON.")
final class ExportCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "WHAT", description = "table or guest")
    private String what = "";

    @Parameters(index = "1", paramLabel = "ID", description = "the id")
    private String id = "";

    @Option(names = "--fgn", description = "only the record of a table")
    private boolean isRecord;

    @Mixin
    private Office office = new Office();

    ExportCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        streams.out()
                .println(
                        switch (what) {
                            case "table" -> office.with(this::table);
                            case "guest" -> office.with(this::guest);
                            default -> throw new UsageException("WHAT is table or guest, not '%s'".formatted(what));
                        });
        return 0;
    }

    private String table(Administration administration) {
        Office.checkTable(administration, id);
        try {
            return isRecord ? administration.record(id) : Json.write(administration.exportTable(id));
        } catch (Refused e) {
            throw Office.refusal(id, e);
        }
    }

    private String guest(Administration administration) {
        if (isRecord) {
            throw new UsageException("--fgn is for a table");
        }
        ForgetCommand.checkGuest(administration, id);
        return Json.write(administration.exportGuest(id));
    }
}
