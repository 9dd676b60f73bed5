package freehold.kernel.position;

import java.util.Locale;

/// A way in which a game can end. Each game has an enum of its own.
public interface Ending {
    String name();

    /// As tables and programs name it: `two-in-a-row`.
    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    Rule rule();

    /// For people: `two opposite sides are connected`.
    String sentence();
}
