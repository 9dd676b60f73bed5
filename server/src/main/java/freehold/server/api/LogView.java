package freehold.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import freehold.kernel.Course;
import freehold.kernel.Log;
import freehold.server.http.Speech;
import freehold.server.table.Table;
import freehold.server.table.Viewer;
import java.util.List;
import java.util.Optional;

/// A ply in a sentence, as somebody may know it.
///
/// @param v the number of the ply's event, at a table
/// @param turn plies of one turn have the same
/// @param token empty for what is not to be known
/// @param text what `by` does, without naming it
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record LogView(Optional<Integer> v, int ply, int by, int turn, String token, String text) {
    /// What has been played at a table.
    ///
    /// @param since plies whose events have higher numbers
    public static List<LogView> of(Table table, Viewer viewer, int since, Speech speech) {
        viewer.check(table);
        return from(table, viewer, table.moves().playedBy(since), speech);
    }

    /// All but the first lines.
    static List<LogView> from(Table table, Viewer viewer, int lines, Speech speech) {
        return table.log(lines, viewer).stream()
                .map(line -> of(Optional.of(table.moves().version(line.ply() - 1)), line, speech))
                .toList();
    }

    public static List<LogView> of(Course course, int viewer, Speech speech) {
        return Log.of(course, viewer).stream()
                .map(line -> of(Optional.empty(), line, speech))
                .toList();
    }

    private static LogView of(Optional<Integer> v, Log.Line line, Speech speech) {
        return new LogView(v, line.ply(), line.by(), line.turn(), line.token(), speech.tell(line.text()));
    }
}
