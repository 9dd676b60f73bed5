package freehold.wire;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;

/// A guest who has just come.
///
/// @param token a secret, for the header `Authorization: Bearer …`
@Wire
public record NewGuest(String id, String name, String token) implements Writable {
    @Override
    public void write(JsonWriter out) {
        NewGuestJson.write(this, out);
    }
}
