package freehold.wire;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.Optional;

/// Who looks at a page.
///
/// @param guest absent for somebody who has not said who they are
@Wire
public record Visitor(Optional<Guest> guest) implements Writable {
    @Override
    public void write(JsonWriter out) {
        VisitorJson.write(this, out);
    }
}
