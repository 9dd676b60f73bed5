package freehold.server.store;

import freehold.server.table.Entry;
import java.util.List;
import java.util.Optional;

/// Events to be stored all or not at all.
///
/// @param entries numbered on from the last that the writer knew
/// @param card if it has changed
/// @param isReseated whether other people sit there than before
public record Append(String table, List<Entry> entries, Optional<Card> card, boolean isReseated) {
    /// The first events of a table.
    public Append(String table, List<Entry> entries, Optional<Card> card) {
        this(table, entries, card, true);
    }

    /// @param before the card as it is stored
    public static Append of(String table, List<Entry> entries, Optional<Card> before, Card after) {
        var isReseated = !before.map(Card::guests).equals(Optional.of(after.guests()));
        return new Append(table, entries, Optional.of(after).filter(_ -> !before.equals(Optional.of(after))), isReseated);
    }
}
