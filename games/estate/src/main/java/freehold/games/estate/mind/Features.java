package freehold.games.estate.mind;

import freehold.boards.Cells;
import freehold.boards.Symmetries;
import freehold.games.estate.rules.Land;
import freehold.games.estate.rules.Move;
import freehold.games.estate.rules.Position;

/// What a net is told about Estate: where the pieces are, the points left, and for each colour what the cheapest win
/// costs and which empty cells lie on cheap ways. Without the latter a net learns next to nothing.
///
/// Rows that belong to a cell come first, a layer of the whole board at a time.
public final class Features implements freehold.kernel.mind.Features {
    private static final int SLACKS = CheapWays.SLACK + 1;
    /// Pieces, and empty cells by slack.
    private static final int LAYERS_OF_COLOUR = 1 + SLACKS;
    private static final int LAYERS = 2 * LAYERS_OF_COLOUR;
    /// From 0 to more than [CheapWays#MOST].
    private static final int COSTS = CheapWays.MOST + 2;

    private static final int END = 0;
    private static final int SWAP = 1;
    private static final int NO_CELLS = 2;

    private final Land land;
    private final int cells;
    private final CheapWays ways;
    private final Symmetries symmetries;

    /// @param side of the board
    public Features(int side) {
        land = Land.ofSide(side);
        cells = land.board().size();
        ways = new CheapWays(land);
        symmetries = Symmetries.of(land.board());
    }

    @Override
    public String name() {
        return "side-" + land.board().side();
    }

    @Override
    public int rows() {
        return points() + land.pointsOfTurn() + 1;
    }

    /// The first row that says what a colour's cheapest win costs.
    private int costs(int whose) {
        return LAYERS * cells + whose * COSTS;
    }

    /// The row before the one for one point left; after the last one comes the swap.
    private int points() {
        return costs(2);
    }

    @Override
    public int mostActive() {
        // A cell is a piece or lies on ways of both colours
        return 2 * cells + 4;
    }

    @Override
    public int write(freehold.kernel.position.Position position, int[] into) {
        var here = (Position) position;
        var count = 0;
        for (var whose = 0; whose < 2; whose++) {
            var pieces = here.pieces(whose == 0 ? here.mover() : 1 - here.mover());
            ways.count(pieces, here.empty());
            var layer = whose * LAYERS_OF_COLOUR;
            count = Cells.append(pieces, layer * cells, into, count);
            for (var slack = 0; slack < SLACKS; slack++) {
                count = Cells.append(ways.through(slack) & here.empty(), ++layer * cells, into, count);
            }
            into[count++] = costs(whose) + ways.least();
        }
        into[count++] = points() + here.points() - 1;
        if (here.canSwap()) {
            into[count++] = points() + land.pointsOfTurn();
        }
        return count;
    }

    @Override
    public int outputs() {
        return cells + NO_CELLS;
    }

    @Override
    public int output(freehold.kernel.position.Position position, int move) {
        return Move.isCell(move) ? move : cells + (move == Move.END ? END : SWAP);
    }

    @Override
    public int symmetries() {
        return symmetries.count();
    }

    @Override
    public int rowImage(int symmetry, int row) {
        return row < LAYERS * cells ? row / cells * cells + symmetries.image(symmetry, row % cells) : row;
    }

    @Override
    public int outputImage(int symmetry, int output) {
        return output < cells ? symmetries.image(symmetry, output) : output;
    }
}
