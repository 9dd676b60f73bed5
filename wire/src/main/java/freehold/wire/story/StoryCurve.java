package freehold.wire.story;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Named;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.List;

/// A number of each seat over the whole game.
///
/// @param isMoney whether players pay each other with it
/// @param lines of each seat, seat 1 first
@Wire
public record StoryCurve(String name, @Named("money") boolean isMoney, List<StoryLine> lines) implements Writable {
    @Override
    public void write(JsonWriter out) {
        StoryCurveJson.write(this, out);
    }
}
