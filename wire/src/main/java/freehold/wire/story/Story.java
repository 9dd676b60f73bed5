package freehold.wire.story;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.List;

/// What there is to tell of a whole game.
///
/// @param deals plies by which one player paid another, in order
@Wire
public record Story(List<StoryCurve> curves, List<StoryDeal> deals, List<StoryTitle> titles) implements Writable {
    @Override
    public void write(JsonWriter out) {
        StoryJson.write(this, out);
    }
}
