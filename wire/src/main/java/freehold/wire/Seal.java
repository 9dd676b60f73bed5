package freehold.wire;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;

/// A table that may yet be opened: its seed is fixed already.
///
/// @param table its name
/// @param commitment to the seed of all its draws
@Wire
public record Seal(String table, String commitment) implements Writable {
    @Override
    public void write(JsonWriter out) {
        SealJson.write(this, out);
    }
}
