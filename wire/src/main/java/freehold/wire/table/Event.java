package freehold.wire.table;

import freehold.kernel.wire.Flat;
import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.Optional;

/// What happened at a table. Whoever may not know it gets `v` alone: numbers never have gaps.
///
/// @param v counts the table's events from 1
/// @param happening what happened
/// @param at when, as in `2026-11-15T12:00:00Z`
@Wire
public record Event(int v, @Flat Optional<Happening> happening, Optional<String> at) implements Writable {
    @Override
    public void write(JsonWriter out) {
        EventJson.write(this, out);
    }
}
