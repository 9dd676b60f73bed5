package freehold.cli.play;

import freehold.cli.shell.TextFile;
import freehold.cli.shell.UsageException;
import freehold.kernel.Course;
import freehold.kernel.telling.Phrase;
import freehold.records.FgnGame;
import freehold.records.FgnReader;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;

/// Saves and loads games as records.
final class Sheets {
    private Sheets() {}

    /// Writes a record and says so.
    static Phrase save(Course course, Players players, List<String> names, boolean mayReplace) {
        var file = TextFile.path(String.join(" ", names));
        var tags = new LinkedHashMap<String, String>();
        for (var seat = 1; seat <= course.setup().seats(); seat++) {
            tags.put("Seat" + seat, players.tag(seat));
        }
        tags.put("Date", LocalDate.now(java.time.ZoneId.systemDefault()).toString());
        write(file, FgnWriter.write(new Scoresheet(tags, course)), mayReplace);
        return Phrase.of("Saved as %s.", file);
    }

    private static void write(Path file, String text, boolean mayReplace) {
        try {
            Files.writeString(
                    file,
                    text,
                    StandardOpenOption.WRITE,
                    mayReplace ? StandardOpenOption.CREATE : StandardOpenOption.CREATE_NEW,
                    StandardOpenOption.TRUNCATE_EXISTING);
        } catch (FileAlreadyExistsException e) {
            throw new UsageException("%s exists already; 'save! %s' writes over it".formatted(file, file));
        } catch (IOException e) {
            throw new UsageException("%s can't be written: %s".formatted(file, TextFile.reason(e)));
        }
    }

    static Scoresheet load(String name) {
        var games = FgnReader.read(TextFile.read(name));
        return switch (games.isEmpty() ? new FgnGame.Unreadable(1, "no game in it") : games.getFirst()) {
            case Scoresheet sheet -> sheet;
            case FgnGame.Unreadable(var line, var because) ->
                throw new UsageException("%s, line %d: %s".formatted(name, line, because));
        };
    }

    /// The records in the present folder.
    static List<String> filesHere() {
        try (var files = Files.list(Path.of("."))) {
            return files.map(file -> "" + file.getFileName())
                    .filter(name -> name.endsWith(".fgn"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
