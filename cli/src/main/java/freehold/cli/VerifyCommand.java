package freehold.cli;

import freehold.cli.shell.JsonOption;
import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.kernel.wire.JsonWriter;
import freehold.records.FgnGame;
import freehold.records.FgnReader;
import freehold.records.Scoresheet;
import freehold.records.TraceCheck;
import freehold.records.TraceJson;
import freehold.records.UnreadableException;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Replays traces and records.
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = "Replays traces and .fgn records, and says what differs from the rules (exit code 1).")
final class VerifyCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "traces or records; - is standard input")
    private List<String> files = new ArrayList<>();

    @Mixin
    private JsonOption json = new JsonOption();

    private final Progress progress;
    private int games;
    private final List<Difference> differences = new ArrayList<>();

    /// @param at the file, and where in it
    private record Difference(String at, String text) {}

    VerifyCommand(Streams streams) {
        this.streams = streams;
        this.progress = new Progress(streams);
    }

    @Override
    public Integer call() {
        for (var file : files) {
            var text = text(file);
            if (isTraces(text)) {
                traces(file, text);
            } else {
                records(file, text);
            }
        }
        progress.clear();
        streams.out().println(json.isWanted() ? json() : standing());
        return differences.isEmpty() ? 0 : 1;
    }

    private String standing() {
        return "%d games, %d failed".formatted(games, differences.size());
    }

    private String json() {
        var out = new JsonWriter().beginObject();
        out.name("games").number((long) games).name("failed").number((long) differences.size());
        out.name("differences").beginArray();
        for (var difference : differences) {
            out.beginObject().name("at").text(difference.at());
            out.name("difference").text(difference.text()).endObject();
        }
        return out.endArray().endObject().toString();
    }

    private String text(String file) {
        return file.equals("-") ? TextFile.withoutMark(all(streams.in())) : TextFile.read(file);
    }

    private static String all(Reader reader) {
        try {
            var text = new StringWriter();
            reader.transferTo(text);
            return text.toString();
        } catch (IOException e) {
            throw new UsageException("standard input can't be read: " + TextFile.reason(e));
        }
    }

    /// A trace is a JSON object; a record starts with a tag or a comment.
    private static boolean isTraces(String text) {
        return text.stripLeading().matches("(?s)\\{\\s*\".*");
    }

    private void traces(String file, String text) {
        var number = 0;
        for (var line : (Iterable<String>) text.lines()::iterator) {
            number++;
            if (!line.isBlank()) {
                count("%s:%d".formatted(file, number), difference(line));
            }
        }
    }

    private static Optional<String> difference(String line) {
        try {
            return TraceCheck.difference(TraceJson.read(line));
        } catch (UnreadableException e) {
            return Optional.of(Streams.oneLine(e));
        }
    }

    private void records(String file, String text) {
        var number = 0;
        for (var game : FgnReader.read(text)) {
            var place = "%s, game %d".formatted(file, ++number);
            switch (game) {
                case Scoresheet sheet -> count(place, sheet.difference());
                case FgnGame.Unreadable(var line, var because) ->
                    count("%s, line %d".formatted(place, line), Optional.of(because));
            }
        }
    }

    private void count(String place, Optional<String> difference) {
        games++;
        difference.ifPresent(text -> {
            differences.add(new Difference(place, text));
            if (!json.isWanted()) {
                streams.out().println(place + ": " + text);
            }
        });
        progress.show(standing() + " so far");
    }
}
