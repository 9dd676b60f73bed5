package freehold.server.store;

import freehold.server.table.Entry;
import java.util.List;
import java.util.Optional;

/// Events to be stored all or not at all.
///
/// @param entries numbered on from the last that the writer knew
/// @param card if it has changed
public record Append(String table, List<Entry> entries, Optional<Card> card) {}
