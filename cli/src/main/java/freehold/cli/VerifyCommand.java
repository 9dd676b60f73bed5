package freehold.cli;

import freehold.cli.shell.Progress;
import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.records.FgnGame;
import freehold.records.FgnReader;
import freehold.records.Scoresheet;
import freehold.records.TraceCheck;
import freehold.records.TraceJson;
import freehold.records.UnreadableException;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
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

    private final Progress progress;
    private int games;
    private int failed;

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
        streams.out().println("%d games, %d failed".formatted(games, failed));
        return failed == 0 ? 0 : 1;
    }

    private String text(String file) {
        try {
            return file.equals("-")
                    ? all(streams.in())
                    : new String(Files.readAllBytes(path(file)), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UsageException("%s can't be read: %s".formatted(file, reason(e)));
        }
    }

    private static String all(Reader reader) throws IOException {
        var text = new StringWriter();
        reader.transferTo(text);
        return text.toString();
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (java.nio.file.InvalidPathException e) {
            throw new UsageException("'%s' can't be the name of a file".formatted(file));
        }
    }

    private static String reason(IOException e) {
        return e instanceof java.nio.file.NoSuchFileException ? "there is no such file" : Streams.oneLine(e);
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
            failed++;
            streams.out().println(place + ": " + text);
        });
        progress.show("%d games, %d failed so far".formatted(games, failed));
    }
}
