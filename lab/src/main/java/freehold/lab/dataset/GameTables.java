package freehold.lab.dataset;

import freehold.lab.stats.Replay;
import freehold.lab.study.Journal;
import freehold.lab.study.Study;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/// Writes `games.csv` and `plies.csv`.
public record GameTables(Path folder) {
    public void write(Study study, Journal journal) throws IOException {
        try (var games = Files.newBufferedWriter(folder.resolve("games.csv"));
                var plies = Files.newBufferedWriter(folder.resolve("plies.csv"))) {
            write(games, GameRows.headings(study.seats()));
            write(plies, PlyRows.HEADINGS);
            var number = new AtomicInteger();
            journal.forEach(log -> {
                var replay = Replay.of(study, log);
                write(games, GameRows.cells(number.incrementAndGet(), replay));
                PlyRows.of(number.get(), replay).forEach(row -> write(plies, row));
            });
        }
    }

    private static void write(Writer file, List<String> cells) {
        try {
            file.write(Csv.line(cells));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
