package freehold.wire.story;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;

/// What a player may call themselves for this game.
@Wire
public record StoryTitle(int seat, String text) implements Writable {
    @Override
    public void write(JsonWriter out) {
        StoryTitleJson.write(this, out);
    }
}
