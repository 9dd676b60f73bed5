package freehold.wire;

import freehold.kernel.position.View;
import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.OrNull;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.List;
import java.util.Optional;

/// A position, as somebody may see it.
///
/// @param by the seat that acts, 0 for chance; `null` when the game is over
/// @param legal the tokens that can be played, sorted; empty for whoever may not know
/// @param moves the same as data, in the same order
/// @param weights of what chance may draw, in the order of `legal`: how many pieces each stands for
/// @param view what is on the table, in the form of its game
/// @param prompt what the one who acts is asked for; empty for whoever may not know
/// @param winners seats; none for a draw, `null` while the game goes on
/// @param scores of each seat, seat 1 first; `null` while the game goes on
/// @param ending the game's own way of ending; `null` while the game goes on
@Wire
public record Position(
        @OrNull Optional<Integer> by,
        List<String> legal,
        List<Move> moves,
        @OrNull Optional<List<Integer>> weights,
        View view,
        String prompt,
        @OrNull Optional<List<Integer>> winners,
        @OrNull Optional<List<Number>> scores,
        @OrNull Optional<String> ending)
        implements Writable {
    @Override
    public void write(JsonWriter out) {
        PositionJson.write(this, out);
    }
}
