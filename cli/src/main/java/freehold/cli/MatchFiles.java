package freehold.cli;

import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.lab.PlayedGame;
import freehold.lab.dataset.GameTables;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import picocli.CommandLine.Option;

/// What a match leaves behind beside its score: the games, and what programs wrote to standard error.
final class MatchFiles implements AutoCloseable {
    private static final Path TERMINAL = Path.of("-");

    @Option(
            names = {"--log", "--save"},
            paramLabel = "FILE",
            description = "writes every game there as a record, as it ends; freehold verify replays it")
    private Optional<Path> log = Optional.empty();

    @Option(
            names = "--stderr",
            paramLabel = "FILE",
            description = "writes all that programs say on standard error there; - shows it as it comes (otherwise only"
                    + " the last lines of a program that fails are shown)")
    private Optional<Path> stderr = Optional.empty();

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "writes games.csv and plies.csv there: a row for each game and each ply, with what agents"
                    + " expected and how long they thought")
    private Optional<Path> data = Optional.empty();

    private Optional<GameTables> tables = Optional.empty();

    void start(int seats) {
        if (data.isPresent() && Files.exists(data.get().resolve("study.json"))) {
            throw new UsageException("%s holds a study; choose another --data".formatted(data.get()));
        }
        try {
            if (data.isPresent()) {
                tables = Optional.of(GameTables.open(data.get(), seats));
            }
        } catch (IOException e) {
            throw new UsageException("--data %s can't be written: %s".formatted(data.get(), TextFile.reason(e)));
        }
        log.ifPresent(file -> write(file, "", StandardOpenOption.CREATE_NEW));
        stderr.filter(file -> !file.equals(TERMINAL)).ifPresent(file -> write(file, "", StandardOpenOption.CREATE_NEW));
    }

    /// A program has written a line to its standard error.
    synchronized void hear(Streams streams, String command, String line) {
        stderr.ifPresent(file -> {
            var text = "%s: %s\n".formatted(command, line);
            if (file.equals(TERMINAL)) {
                streams.err().print(text);
                streams.err().flush();
            } else {
                write(file, text, StandardOpenOption.APPEND);
            }
        });
    }

    /// @param name who sits on a seat
    void append(PlayedGame game, IntFunction<String> name) {
        log.ifPresent(file -> write(file, record(game, name), StandardOpenOption.APPEND));
        tables.ifPresent(table -> table.add(
                game,
                IntStream.rangeClosed(1, game.course().setup().seats())
                        .mapToObj(name)
                        .toList()));
    }

    @Override
    public void close() {
        try {
            if (tables.isPresent()) {
                tables.get().close();
            }
        } catch (IOException e) {
            throw new UsageException("--data can't be written: %s".formatted(TextFile.reason(e)));
        }
    }

    private static String record(PlayedGame game, IntFunction<String> name) {
        var tags = new LinkedHashMap<String, String>();
        for (var seat = 1; seat <= game.course().setup().seats(); seat++) {
            tags.put("Seat" + seat, name.apply(seat));
        }
        game.fault()
                .ifPresent(fault ->
                        tags.put("Termination", "seat %d forfeits: %s".formatted(fault.seat(), fault.sentence())));
        return FgnWriter.write(new Scoresheet(tags, game.course())) + "\n";
    }

    private static void write(Path file, String text, StandardOpenOption how) {
        try {
            Files.writeString(file, text, StandardOpenOption.WRITE, how);
        } catch (IOException e) {
            throw new UsageException("%s can't be written, or exists already".formatted(file));
        }
    }
}
