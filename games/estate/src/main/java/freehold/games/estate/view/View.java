package freehold.games.estate.view;

import freehold.games.estate.rules.Land;
import freehold.games.estate.rules.Legal;
import freehold.games.estate.rules.Position;
import freehold.games.estate.rules.Sides;
import freehold.games.estate.words.Names;
import freehold.kernel.telling.Sketch;
import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.OneOf;
import freehold.kernel.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// What everybody may see of a position of Estate: all of it.
///
/// A cell is named by its row, `a` at the bottom, and its number in that row, counted from 1 at the left: `a1`. The
/// rows grow from `size` cells at the bottom to the middle one, of `2 * size - 1`, and shrink again to the top one. A
/// cell touches its neighbours in its row and two cells of each row next to it: in a longer row those with the same
/// number and the next, in a shorter row those with the same number and the one before.
///
/// @param size how many cells a side of the board has
/// @param mover whose turn it is; once the game is over, who has won
/// @param pointsLeft of this turn
/// @param hasPlaced whether this turn has placed a piece
/// @param open the cells on which the mover may place a piece
/// @param won what has won; nothing until then
@Wire
public record View(
        int size,
        Player light,
        Player dark,
        @OneOf({"light", "dark"}) String mover,
        int pointsLeft,
        boolean hasPlaced,
        List<Cell> cells,
        List<Group> groups,
        List<String> open,
        boolean canEnd,
        boolean canSwap,
        boolean isOver,
        Link won)
        implements freehold.kernel.position.View {
    /// @param supply the pieces left
    /// @param toWin the points that the cheapest win still costs, were the other to stand still; 0 if it is far
    /// @param way the cells to buy for it
    public record Player(@OneOf({"light", "dark"}) String colour, int seat, int supply, int toWin, List<String> way) {}

    public record Cell(String name, int price) {}

    /// @param sides the sides it touches, numbered from 1, the bottom one, to the right and on round the board
    public record Group(@OneOf({"light", "dark"}) String colour, List<String> cells, List<Integer> sides) {}

    /// Pieces and the sides that they connect.
    public record Link(List<String> cells, List<Integer> sides) {}

    @SuppressWarnings("exports")
    public static View of(Position position) {
        return new View(
                position.board().side(),
                player(position, Position.LIGHT),
                player(position, Position.DARK),
                Names.colour(position.mover()),
                position.points(),
                position.hasPlaced(),
                cells(position.land()),
                groups(position),
                position.board().names(Legal.open(position)),
                position.canEnd(),
                position.canSwap(),
                position.isOver(),
                won(position));
    }

    private static Player player(Position position, int colour) {
        var win = CheapestWin.of(position, colour);
        return new Player(
                Names.colour(colour),
                position.seatOf(colour),
                position.supply(colour),
                win.isNear() ? win.points() : 0,
                position.board().names(win.way()));
    }

    private static List<Cell> cells(Land land) {
        return IntStream.range(0, land.board().size())
                .mapToObj(cell -> new Cell(land.board().name(cell), land.price(cell)))
                .toList();
    }

    private static List<Group> groups(Position position) {
        var groups = new ArrayList<Group>();
        for (var colour = Position.LIGHT; colour <= Position.DARK; colour++) {
            var left = position.pieces(colour);
            while (left != 0) {
                var cells = position.holdings().connectedWith(Long.numberOfTrailingZeros(left), left);
                groups.add(group(position, colour, cells));
                left &= ~cells;
            }
        }
        return List.copyOf(groups);
    }

    private static Group group(Position position, int colour, long cells) {
        return new Group(
                Names.colour(colour), position.board().names(cells), numbers(Sides.of(position.board(), cells)));
    }

    private static List<Integer> numbers(int sides) {
        return IntStream.rangeClosed(1, Sides.COUNT)
                .filter(number -> Sides.has(sides, number - 1))
                .boxed()
                .toList();
    }

    private static Link won(Position position) {
        var chain = Chain.of(position);
        return new Link(position.board().names(chain.cells()), numbers(chain.sides()));
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
