package freehold.games.esgros.view;

import freehold.games.esgros.rules.Legal;
import freehold.games.esgros.rules.Position;
import freehold.games.esgros.words.Names;
import freehold.kernel.telling.Sketch;
import java.util.ArrayList;
import java.util.List;

/// What everybody may see: all of it.
///
/// @param open the cells on which the mover may place a stone
public record View(int size, int black, int white, String mover, List<Group> groups, List<String> open, boolean canSwap)
        implements freehold.kernel.position.View {
    public record Group(String colour, List<String> cells) {}

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
    public Sketch picture() {
        return Picture.draw(this);
    }
}
