package freehold.wire.table;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import freehold.wire.LogLine;
import java.util.List;

/// What has changed at a table, as a socket with `tell=updates` sends it.
///
/// @param v the number of the last event in it
/// @param since the number of the last event before it
/// @param events what happened, each as the viewer may know it
/// @param table as it stands after that
@Wire
public record Update(int v, int since, List<Event> events, Table table, Log log) implements Writable {
    @Override
    public void write(JsonWriter out) {
        UpdateJson.write(this, out);
    }

    /// The end of the log.
    ///
    /// @param from how many lines come before these
    public record Log(int from, List<LogLine> lines) {}
}
