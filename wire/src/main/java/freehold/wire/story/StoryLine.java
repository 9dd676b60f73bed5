package freehold.wire.story;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.List;

/// One seat's number after 0, 1, 2 … plies.
@Wire
public record StoryLine(List<Number> values) implements Writable {
    @Override
    public void write(JsonWriter out) {
        StoryLineJson.write(this, out);
    }
}
