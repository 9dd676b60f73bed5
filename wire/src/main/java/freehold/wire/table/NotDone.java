package freehold.wire.table;

import freehold.kernel.wire.Flat;
import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import freehold.wire.Fault;

/// What somebody asked for through a socket is refused.
///
/// @param did the key of the request; empty if it had none that can be read
/// @param fault why
@Wire
public record NotDone(String did, @Flat Fault fault) implements Writable {
    @Override
    public void write(JsonWriter out) {
        NotDoneJson.write(this, out);
    }
}
