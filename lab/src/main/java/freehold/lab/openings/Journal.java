package freehold.lab.openings;

import freehold.kernel.InvalidSetup;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What became of every game from every first turn, in memory and in a file that only grows: a line says what it is
/// about, then each game has one, with the turn and the share of the win for its side.
public final class Journal implements AutoCloseable {
    private final Map<String, List<Double>> shares = new HashMap<>();
    private final Writer writer;
    private int size;

    private Journal(Writer writer) {
        this.writer = writer;
    }

    /// @param about what the games have in common; only a journal about the same is gone on with
    /// @param resume whether to go on where there is a file
    /// @throws InvalidSetup if there is a file and nobody wants to go on with it, or it is about something else
    public static Journal open(Path path, String about, boolean resume) throws IOException {
        var exists = Files.exists(path);
        if (exists && !resume) {
            throw new InvalidSetup(
                    "%s is there already, from a run that did not end; --resume goes on with it".formatted(path));
        }
        var lines = exists ? wholeLines(path) : List.<String>of();
        if (!lines.isEmpty() && !lines.getFirst().equals(about)) {
            throw new InvalidSetup("%s is about something else: %s".formatted(path, lines.getFirst()));
        }
        var journal = new Journal(Files.newBufferedWriter(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
        if (lines.isEmpty()) {
            journal.write(about);
        }
        lines.stream().skip(1).forEach(journal::read);
        return journal;
    }

    /// The program may have been stopped in the middle of the last one, which is then dropped.
    private static List<String> wholeLines(Path path) throws IOException {
        var text = Files.readString(path);
        var whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (whole.length() < text.length()) {
            Files.writeString(path, whole);
        }
        return whole.lines().toList();
    }

    private void read(String line) {
        var blank = line.lastIndexOf(' ');
        remember(line.substring(0, blank), Double.parseDouble(line.substring(blank + 1)));
    }

    private void remember(String turn, double share) {
        shares.computeIfAbsent(turn, _ -> new ArrayList<>()).add(share);
        size++;
    }

    synchronized void add(String turn, double share) throws IOException {
        write(turn + " " + share);
        remember(turn, share);
    }

    private void write(String line) throws IOException {
        writer.write(line + "\n");
        writer.flush();
    }

    /// How many games were played from a turn.
    synchronized int games(String turn) {
        return shares.getOrDefault(turn, List.of()).size();
    }

    /// The mean share for the side that made the turn, over its first games only: what later rounds add must not change
    /// what an earlier one decided, or a run that goes on would differ from one that was never stopped.
    synchronized double share(String turn, int firstGames) {
        return shares.getOrDefault(turn, List.of()).stream()
                .limit(firstGames)
                .mapToDouble(share -> share)
                .average()
                .orElseThrow();
    }

    /// How many games there are.
    public synchronized int size() {
        return size;
    }

    @Override
    public synchronized void close() throws IOException {
        writer.close();
    }
}
