package freehold.cli.admin;

import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.server.hall.Names;
import freehold.server.upkeep.Administration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Forgets a guest.
@Command(
        name = "forget",
        mixinStandardHelpOptions = true,
        description = "Forgets a guest: gives up games in play, removes name and chat, makes seats anonymous. Finished"
                + " games can still be read.")
final class ForgetCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "GUEST", description = "the guest's id, as 'admin list guests' tells it")
    private String guest = "";

    @Mixin
    private Confirmation confirmation = new Confirmation();

    @Mixin
    private Office office = new Office();

    ForgetCommand(Streams streams) {
        this.streams = streams;
    }

    /// One who has logged out may still be named at tables.
    static void checkGuest(Administration administration, String id) {
        var isKnown = Names.isName(id)
                && (administration.guest(id).isPresent()
                        || !administration.tablesNaming(id).isEmpty());
        if (!isKnown) {
            throw new UsageException("there is no guest '%s'".formatted(id));
        }
    }

    @Override
    public Integer call() {
        return office.with(this::forget);
    }

    private int forget(Administration administration) {
        checkGuest(administration, guest);
        var name = administration
                .guest(guest)
                .map(row -> " (%s)".formatted(row.name()))
                .orElse("");
        var what = "forgets guest %s%s for good: name and chat at %d tables"
                .formatted(guest, name, administration.tablesNaming(guest).size());
        if (!confirmation.isGiven(streams, what)) {
            return 1;
        }
        var done = administration.forget(guest);
        streams.out()
                .println("forgot guest %s: left %d tables, anonymous at %d"
                        .formatted(guest, done.left(), done.rewritten()));
        return 0;
    }
}
