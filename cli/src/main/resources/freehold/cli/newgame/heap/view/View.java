package freehold.games.{{package}}.view;

import freehold.games.{{package}}.rules.Legal;
import freehold.games.{{package}}.rules.Position;
import freehold.kernel.telling.Sketch;
import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;

/// What everybody may see: all of it.
///
/// @param left how many counters are left
/// @param most how many the mover may take at most
@Wire
public record View(int left, int most) implements freehold.kernel.position.View {
    public static View of(Position position) {
        return new View(position.left(), Legal.most(position));
    }

    @Override
    public void write(JsonWriter out) {
        ViewJson.write(this, out);
    }

    @Override
    public Sketch picture() {
        return Picture.draw(this);
    }
}
