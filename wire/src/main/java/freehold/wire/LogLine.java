package freehold.wire;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.Optional;

/// A ply in a sentence, as somebody may know it.
///
/// @param v the number of the ply's event, at a table
/// @param ply counts from 1
/// @param by a seat, 0 for chance
/// @param turn counts from 1; plies of one turn have the same
/// @param token empty for what is not to be known
/// @param text what `by` does, without naming it; a seat that it speaks of stands there as `@3`
@Wire
public record LogLine(Optional<Integer> v, int ply, int by, int turn, String token, String text) implements Writable {
    @Override
    public void write(JsonWriter out) {
        LogLineJson.write(this, out);
    }
}
