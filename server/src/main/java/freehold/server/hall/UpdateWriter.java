package freehold.server.hall;

import freehold.server.table.Table;
import freehold.server.table.Viewer;
import java.util.List;

/// Writes what somebody sees of a table after something has happened. Equal writers write the same.
public interface UpdateWriter {
    /// @param since the number of the last event that the viewer knows, or 0 where all is told again
    /// @param events what came after it, each as the viewer may know it
    String write(Table table, Viewer viewer, int since, List<String> events);
}
