package freehold.lab.dataset;

import freehold.lab.PlayedGame;
import freehold.lab.stats.Replay;
import freehold.lab.study.Journal;
import freehold.lab.study.Study;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Writes `games.csv` and `plies.csv`.
public final class GameTables implements AutoCloseable {
    private final Writer games;
    private final Writer plies;
    private int written;

    private GameTables(Writer games, Writer plies) {
        this.games = games;
        this.plies = plies;
    }

    /// Starts new tables in a folder.
    public static GameTables open(Path folder, int seats) throws IOException {
        Files.createDirectories(folder);
        var tables = new GameTables(
                Files.newBufferedWriter(folder.resolve("games.csv")),
                Files.newBufferedWriter(folder.resolve("plies.csv")));
        tables.games.write(Csv.line(GameRows.headings(seats)));
        tables.plies.write(Csv.line(PlyRows.HEADINGS));
        return tables;
    }

    /// All games of a study.
    public static void write(Path folder, Study study, Journal journal) throws IOException {
        try (var tables = open(folder, study.seats())) {
            journal.forEach(log -> tables.add(GameEntry.of(tables.written + 1, Replay.of(study, log))));
        }
    }

    /// A game of a match.
    ///
    /// @param seating who sat where, seat 1 first
    public void add(PlayedGame game, List<String> seating) {
        add(GameEntry.of(written + 1, game, seating));
    }

    private void add(GameEntry game) {
        try {
            games.write(Csv.line(GameRows.cells(game)));
            for (var row : PlyRows.of(game).toList()) {
                plies.write(Csv.line(row));
            }
            written++;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        try (games) {
            plies.close();
        }
    }
}
