package freehold.server.api;

import freehold.answers.CourseLog;
import freehold.server.http.Speech;
import freehold.server.table.Table;
import freehold.server.table.Viewer;
import freehold.wire.LogLine;
import java.util.List;
import java.util.Optional;

/// What was played at a table, in sentences, as somebody may know it.
public final class LogView {
    private LogView() {}

    /// What has been played at a table.
    ///
    /// @param since plies whose events have higher numbers
    public static List<LogLine> of(Table table, Viewer viewer, int since, Speech speech) {
        viewer.check(table);
        return from(table, viewer, table.moves().playedBy(since), speech);
    }

    /// All but the first lines.
    static List<LogLine> from(Table table, Viewer viewer, int lines, Speech speech) {
        return table.log(lines, viewer).stream()
                .map(line -> CourseLog.line(Optional.of(table.moves().version(line.ply() - 1)), line, speech))
                .toList();
    }
}
