package freehold.games.esgros.view;

import freehold.games.esgros.rules.Legal;
import freehold.games.esgros.rules.Position;
import freehold.games.esgros.words.Names;
import freehold.kernel.telling.Sketch;
import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.OneOf;
import freehold.kernel.wire.Wire;
import java.util.ArrayList;
import java.util.List;

/// What everybody may see of a position of Esgros: all of it.
///
/// A cell is named by its row, `a` at the bottom, and its number in that row, counted from 1 at the left: `a1`. The
/// rows grow from `size` cells at the bottom to the middle one, of `2 * size - 1`, and shrink again to the top one. A
/// cell touches its neighbours in its row and two cells of each row next to it: in a longer row those with the same
/// number and the next, in a shorter row those with the same number and the one before.
///
/// @param size how many cells a side of the board has
/// @param black the seat that plays black
/// @param white the seat that plays white
/// @param mover whose turn it is
/// @param groups connected stones of one colour
/// @param open the cells on which the mover may place a stone
@Wire
public record View(
        int size,
        int black,
        int white,
        @OneOf({"black", "white"}) String mover,
        List<Group> groups,
        List<String> open,
        boolean canSwap)
        implements freehold.kernel.position.View {
    public record Group(@OneOf({"black", "white"}) String colour, List<String> cells) {}

    @SuppressWarnings("exports")
    public static View of(Position position) {
        var board = position.board();
        var groups = new ArrayList<Group>();
        for (var colour = Position.BLACK; colour <= Position.WHITE; colour++) {
            var own = position.groups(colour);
            for (var i = 0; i < own.count(); i++) {
                groups.add(new Group(Names.colour(colour), board.names(own.stones(i))));
            }
        }
        groups.sort(java.util.Comparator.comparing(group -> group.cells().getFirst()));
        return new View(
                board.side(),
                position.seatOf(Position.BLACK),
                position.seatOf(Position.WHITE),
                Names.colour(position.mover()),
                List.copyOf(groups),
                board.names(Legal.open(position)),
                position.canSwap());
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
