package freehold.wire;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;

/// Somebody who plays or watches.
///
/// @param id public; it proves nothing
@Wire
public record Guest(String id, String name) implements Writable {
    @Override
    public void write(JsonWriter out) {
        GuestJson.write(this, out);
    }
}
