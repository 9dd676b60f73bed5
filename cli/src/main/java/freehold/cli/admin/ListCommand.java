package freehold.cli.admin;

import freehold.cli.shell.Age;
import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.kernel.Games;
import freehold.server.json.Json;
import freehold.server.store.Upkeep;
import freehold.server.table.Status;
import freehold.server.upkeep.Administration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Tables or guests, one a line.
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description = "Lists tables or guests, the oldest first, one a line.")
final class ListCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "WHAT", description = "tables or guests")
    private String what = "";

    @Option(
            names = "--older-than",
            paramLabel = "AGE",
            description = "tables where nothing happened, or guests who were not there, for so long: 90d, 12h, 30m")
    private String age = Age.NEVER;

    @Option(names = "--game", paramLabel = "GAME", description = "tables of this game")
    private Optional<String> game = Optional.empty();

    @Option(names = "--status", paramLabel = "STATUS", description = "tables that are open, playing or over")
    private Optional<String> status = Optional.empty();

    @Option(names = "--name", paramLabel = "NAME", description = "guests of this name")
    private Optional<String> name = Optional.empty();

    @Option(names = "--without-tables", description = "guests who have no table")
    private boolean withoutTables;

    @Mixin
    private JsonOption json = new JsonOption();

    @Mixin
    private Office office = new Office();

    ListCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        switch (what) {
            case "tables" -> {
                check(name.isEmpty() && !withoutTables, "--name and --without-tables are for guests");
                var filter = tableFilter();
                office.with(administration -> tables(administration, filter));
            }
            case "guests" -> {
                check(game.isEmpty() && status.isEmpty(), "--game and --status are for tables");
                var filter = new Upkeep.GuestFilter(before(), name, withoutTables);
                office.with(administration -> guests(administration, filter));
            }
            default -> throw new UsageException("WHAT is tables or guests, not '%s'".formatted(what));
        }
        return 0;
    }

    private static void check(boolean isFine, String otherwise) {
        if (!isFine) {
            throw new UsageException(otherwise);
        }
    }

    private Upkeep.TableFilter tableFilter() {
        game.ifPresent(Games::named); // refuses one that there is not
        status.ifPresent(word -> check(
                Arrays.stream(Status.values()).map(Status::word).anyMatch(word::equals),
                "--status is open, playing or over, not '%s'".formatted(word)));
        return new Upkeep.TableFilter(before(), game, status);
    }

    private Instant before() {
        return Age.parse("--older-than", age)
                .map(old -> Instant.now().minus(old))
                .orElse(Instant.ofEpochMilli(Long.MAX_VALUE));
    }

    private int tables(Administration administration, Upkeep.TableFilter filter) {
        return administration.tables(filter, row -> tell(row, line(row)));
    }

    private int guests(Administration administration, Upkeep.GuestFilter filter) {
        return administration.guests(filter, row -> tell(row, line(row)));
    }

    private static String line(Upkeep.TableRow row) {
        var seats = row.seats().stream()
                .map(seat -> seat.isEmpty() ? "(free)" : seat)
                .collect(Collectors.joining(", "));
        return String.format(
                Locale.ROOT,
                "%s  %-13s %-8s created %s  changed %s  %5d events  %s",
                row.id(),
                row.game(),
                row.status(),
                day(row.created()),
                day(row.changed()),
                row.events(),
                seats);
    }

    private static String line(Upkeep.GuestRow row) {
        return String.format(
                Locale.ROOT,
                "%s  created %s  seen %s  %4d tables  %s",
                row.id(),
                day(row.created()),
                day(row.seen()),
                row.tables(),
                row.name());
    }

    private void tell(Record row, String line) {
        streams.out().println(json.isWanted() ? Json.write(row) : line);
    }

    private static String day(Instant moment) {
        return moment.toString().substring(0, 10);
    }
}
