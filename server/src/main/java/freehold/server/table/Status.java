package freehold.server.table;

import java.util.Locale;

/// How far a table has come.
public enum Status {
    OPEN,
    PLAYING,
    OVER;

    /// As the interface has it.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
