package freehold.wire.story;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;

/// A ply by which one player paid another.
///
/// @param ply counts from 1
/// @param by the seat that played it
/// @param from the seat that paid
/// @param to the seat that was paid
/// @param text what `by` did, without naming it; a seat that it speaks of stands there as `@3`
@Wire
public record StoryDeal(int ply, int by, int from, int to, int amount, String text) implements Writable {
    @Override
    public void write(JsonWriter out) {
        StoryDealJson.write(this, out);
    }
}
