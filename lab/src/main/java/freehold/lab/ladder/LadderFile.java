package freehold.lab.ladder;

import freehold.kernel.Game;
import freehold.kernel.InvalidSetup;
import freehold.kernel.Setup;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/// A file of results that grows by a line as each game ends. Lines can be added by hand, too.
public final class LadderFile implements AutoCloseable {
    private final Writer writer;
    private final List<Result> results;

    private LadderFile(Writer writer, List<Result> results) {
        this.writer = writer;
        this.results = results;
    }

    /// @param resume whether to go on where there is such a file
    /// @throws InvalidSetup if there is a file and nobody wants to go on with it, or it is none of this game
    public static LadderFile open(Path path, Game game, Setup setup, boolean resume) throws IOException {
        var exists = Files.exists(path);
        if (exists && !resume) {
            throw new InvalidSetup("%s is there already; --resume goes on with it".formatted(path));
        }
        var head = "# A ladder of %s with %s: A | B | seats | games | share of the win that A took | source"
                .formatted(game.id(), setup.options());
        var text = exists ? whole(path) : "";
        if (!text.isEmpty() && !text.lines().findFirst().orElse("").equals(head)) {
            throw new InvalidSetup("%s is no ladder of this game with these options: it does not begin with '%s'"
                    .formatted(path, head));
        }
        var results = new ArrayList<>(read(text));
        var writer = Files.newBufferedWriter(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        writer.write(text.isEmpty() ? head + "\n" : "");
        writer.flush();
        return new LadderFile(writer, results);
    }

    /// The results in a text, a line each.
    ///
    /// @throws InvalidSetup if a line is none
    public static List<Result> read(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(Result::read)
                .toList();
    }

    /// All whole lines. The program may have been stopped in the middle of one, which is then dropped.
    private static String whole(Path path) throws IOException {
        var text = Files.readString(path);
        var lines = text.substring(0, text.lastIndexOf('\n') + 1);
        if (lines.length() < text.length()) {
            Files.writeString(path, lines);
        }
        return lines;
    }

    public List<Result> results() {
        return List.copyOf(results);
    }

    void add(Result result) throws IOException {
        results.add(result);
        writer.write(result.line() + "\n");
        writer.flush();
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
