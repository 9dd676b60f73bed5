package freehold.games.esgros;

import freehold.kernel.telling.Sketch;
import java.util.ArrayList;
import java.util.List;

/// What everybody may see: all of it.
///
/// @param open the cells on which the mover may place a stone
record View(int size, int black, int white, String mover, List<Group> groups, List<String> open, boolean canSwap)
        implements freehold.kernel.position.View {
    record Group(String colour, List<String> cells) {}

    static View of(Position position) {
        var board = position.board();
        var groups = new ArrayList<Group>();
        for (var colour = Position.BLACK; colour <= Position.WHITE; colour++) {
            var own = position.groups(colour);
            for (var i = 0; i < own.count(); i++) {
                groups.add(new Group(Text.colour(colour), board.names(own.stones(i))));
            }
        }
        groups.sort(java.util.Comparator.comparing(group -> group.cells().getFirst()));
        return new View(
                board.side(),
                position.seatOf(Position.BLACK),
                position.seatOf(Position.WHITE),
                Text.colour(position.mover()),
                List.copyOf(groups),
                board.names(position.open()),
                position.canSwap());
    }

    @Override
    public Sketch picture() {
        return Picture.draw(this);
    }
}
