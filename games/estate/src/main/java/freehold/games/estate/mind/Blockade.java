package freehold.games.estate.mind;

import freehold.boards.Cells;
import freehold.boards.HexBoard;
import freehold.games.estate.rules.Land;
import freehold.games.estate.rules.Position;

/// Whether a colour can still keep the other from winning in the next turn. Every way that the other could pay must be
/// cut, so one of its cells must be bought; then there may be another way.
final class Blockade {
    private final Reach reach = new Reach();

    private Land land = Land.ofSide(HexBoard.LARGEST);
    private long enemy;
    private int means;

    /// Whether the enemy could win in the next turn, were the mover to end this one at once.
    boolean isNeeded(Position position) {
        ask(position);
        return reach.way(land, enemy, position.empty(), means) != 0;
    }

    /// Whether the mover's points are enough to cut all ways that the enemy could pay.
    boolean isPossible(Position position) {
        ask(position);
        return stops(position.empty(), position.points(), 0);
    }

    /// What the enemy of the last position could pay in the next turn.
    int means() {
        return means;
    }

    private void ask(Position position) {
        land = position.land();
        enemy = position.pieces(1 - position.mover());
        means = Math.min(land.pointsOfTurn(), position.supply(1 - position.mover()));
    }

    /// @param tried cells that do not help, whatever else is bought
    private boolean stops(long empty, int points, long tried) {
        var way = reach.way(land, enemy, empty, means);
        if (way == 0) {
            return true;
        }
        var useless = tried;
        for (var cells = way & land.affordable(points) & ~tried; cells != 0; cells &= cells - 1) {
            var cell = Long.numberOfTrailingZeros(cells);
            if (stops(empty & ~Cells.of(cell), points - land.price(cell), useless)) {
                return true;
            }
            useless |= Cells.of(cell);
        }
        return false;
    }
}
