package freehold.wire;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;

/// What somebody did is stored.
///
/// @param version the number of its event
@Wire
public record Version(int version) implements Writable {
    @Override
    public void write(JsonWriter out) {
        VersionJson.write(this, out);
    }
}
