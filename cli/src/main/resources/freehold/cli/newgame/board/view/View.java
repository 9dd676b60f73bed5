package freehold.games.{{package}}.view;

import freehold.games.{{package}}.rules.Legal;
import freehold.games.{{package}}.rules.Position;
import freehold.kernel.telling.Sketch;
import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import java.util.List;

/// What everybody may see: all of it.
///
/// @param black the cells with stones of seat 1
/// @param white the cells with stones of seat 2
/// @param open the cells on which the mover may place a stone
@Wire
public record View(int size, List<String> black, List<String> white, List<String> open)
        implements freehold.kernel.position.View {
    public static View of(Position position) {
        var board = position.board();
        return new View(
                board.side(),
                board.names(position.stones(1)),
                board.names(position.stones(2)),
                board.names(Legal.open(position)));
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
