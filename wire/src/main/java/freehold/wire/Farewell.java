package freehold.wire;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;

/// @param left how many tables the guest has left
@Wire
public record Farewell(int left) implements Writable {
    @Override
    public void write(JsonWriter out) {
        FarewellJson.write(this, out);
    }
}
