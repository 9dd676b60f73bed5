package freehold.server.table;

import java.util.Locale;

/// How a person stopped playing.
public enum Departure {
    RESIGNED,
    /// Ran out of time.
    FLAGGED;

    /// As the interface has it, also as the way in which a game ended by it.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
