package freehold.server.json;

import freehold.kernel.wire.Writable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ser.std.StdSerializer;

/// What can write itself does so, also within something that Jackson writes.
final class WritableSerializer extends StdSerializer<Writable> {
    WritableSerializer() {
        super(Writable.class);
    }

    @Override
    public void serialize(Writable value, JsonGenerator out, SerializationContext context) {
        out.writeRawValue(value.json());
    }
}
