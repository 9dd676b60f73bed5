package freehold.wire;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;

/// @param token takes the place of the old one
@Wire
public record NewToken(String token) implements Writable {
    @Override
    public void write(JsonWriter out) {
        NewTokenJson.write(this, out);
    }
}
