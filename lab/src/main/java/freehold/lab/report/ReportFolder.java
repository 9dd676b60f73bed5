package freehold.lab.report;

import freehold.lab.dataset.GameTables;
import freehold.lab.stats.Findings;
import freehold.lab.study.GameLog;
import freehold.lab.study.Journal;
import freehold.lab.study.Study;
import freehold.records.FgnWriter;
import freehold.records.Scoresheet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;

/// All that a study leaves behind: `report.html`, a CSV for each table, and the games in their order: `games.fgn`,
/// `games.csv` and `plies.csv`.
public record ReportFolder(Path folder) {
    /// Writes it all and returns the page's path.
    public Path write(Findings findings, Journal journal) throws IOException {
        try (var records = Files.newBufferedWriter(folder.resolve("games.fgn"))) {
            journal.forEach(log -> write(records, findings.study(), log));
        }
        GameTables.write(folder, findings.study(), journal);
        return write(new Report(findings));
    }

    /// Writes a report without games and returns the page's path.
    public Path write(Report report) throws IOException {
        Files.createDirectories(folder);
        for (var table : report.tables().entrySet()) {
            Files.writeString(folder.resolve(table.getKey() + ".csv"), table.getValue());
        }
        var page = folder.resolve("report.html");
        Files.writeString(page, report.html());
        return page;
    }

    private static void write(Writer records, Study study, GameLog log) {
        var tags = new LinkedHashMap<String, String>();
        var inCase = study.inCase(log.inCase());
        tags.put("Event", inCase.name());
        tags.put("Round", "" + (log.game() + 1));
        var seating = inCase.seating(log.game());
        for (var seat = 1; seat <= seating.size(); seat++) {
            tags.put("Seat" + seat, seating.get(seat - 1));
        }
        try {
            records.write(FgnWriter.write(new Scoresheet(tags, log.course(study))) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
