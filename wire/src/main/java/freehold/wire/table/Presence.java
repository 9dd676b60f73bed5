package freehold.wire.table;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.Optional;

/// Whether a person who plays is connected to the table.
///
/// @param seat of that person
/// @param here whether they are connected
/// @param since when they went, as in `2026-11-15T12:00:00Z`, if that is known
@Wire
public record Presence(int seat, boolean here, Optional<String> since) implements Writable {
    @Override
    public void write(JsonWriter out) {
        PresenceJson.write(this, out);
    }
}
