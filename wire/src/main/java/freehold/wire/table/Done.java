package freehold.wire.table;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;

/// What somebody asked for through a socket is done and stored.
///
/// @param did the key of the request
/// @param version the number of its event
@Wire
public record Done(String did, int version) implements Writable {
    @Override
    public void write(JsonWriter out) {
        DoneJson.write(this, out);
    }
}
