package freehold.answers;

import freehold.kernel.Course;
import freehold.kernel.Log;
import freehold.wire.LogLine;
import java.util.List;
import java.util.Optional;

/// What was played, in sentences, made ready for the wire.
public final class CourseLog {
    private CourseLog() {}

    public static List<LogLine> of(Course course, int viewer, Teller teller) {
        return told(Log.of(course, viewer), teller);
    }

    /// With all secrets, as it is told once nobody plays any more.
    public static List<LogLine> revealed(Course course, Teller teller) {
        return told(Log.of(course, _ -> true), teller);
    }

    private static List<LogLine> told(List<Log.Line> lines, Teller teller) {
        return lines.stream().map(line -> line(Optional.empty(), line, teller)).toList();
    }

    /// @param v the number of the ply's event, where it was played at a table
    public static LogLine line(Optional<Integer> v, Log.Line line, Teller teller) {
        return new LogLine(v, line.ply(), line.by(), line.turn(), line.token(), teller.tell(line.text()));
    }
}
