package freehold.wire;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;

/// @param status `ok`, or what is wrong
@Wire
public record Health(String status) implements Writable {
    @Override
    public void write(JsonWriter out) {
        HealthJson.write(this, out);
    }
}
