package freehold.games.estate.mind;

import freehold.games.estate.rules.Move;
import freehold.games.estate.rules.Position;
import freehold.games.estate.rules.WinCosts;
import freehold.kernel.mind.Tuning;

/// What search should know about Estate: who can pay for a win in this turn or can no longer prevent one in the next,
/// and which cells stand in such a way.
public final class Knowledge implements freehold.kernel.mind.Knowledge {
    private static final Tuning TUNING = new Tuning(0.2, 1000, 0, 3);

    private final Reach reach = new Reach();
    private final Blockade blockade = new Blockade();
    private final WinCosts own = new WinCosts();
    private final WinCosts enemy = new WinCosts();

    @Override
    public Tuning tuning() {
        return TUNING;
    }

    /// The mover, if the points left pay for a win; the enemy, if they do not pay for keeping him from one.
    @Override
    public int certainWinner(freehold.kernel.position.Position position) {
        var here = (Position) position;
        if (canWin(here)) {
            return here.actor();
        }
        // E10: whoever is lost may swap
        return here.canSwap() || blockade.isPossible(here) ? 0 : here.seatOf(1 - here.mover());
    }

    /// No piece is free (E2), so a supply of as many pieces as points is enough (E7).
    private boolean canWin(Position position) {
        var mover = position.mover();
        var means = Math.min(position.points(), position.supply(mover));
        return reach.way(position.land(), position.pieces(mover), position.empty(), means) != 0;
    }

    /// While the enemy could win in the next turn, only what stands in such a way: whatever else the turn is to buy can
    /// come after it. In a lost position nothing is better than anything else.
    @Override
    public int prune(freehold.kernel.position.Position position, int[] moves, int count) {
        var here = (Position) position;
        if (!blockade.isNeeded(here) || certainWinner(here) != 0) {
            return count;
        }
        var threat = blockade.means();
        enemy.count(here, 1 - here.mover(), threat);
        var kept = 0;
        for (var i = 0; i < count; i++) {
            if (moves[i] == Move.SWAP || (Move.isCell(moves[i]) && enemy.mayServe(moves[i], threat))) {
                moves[kept++] = moves[i];
            }
        }
        return Math.max(kept, 1);
    }

    /// What lies on cheap ways of both colours. Simulated games do without it ([Tuning#prior]): a match showed that it
    /// takes them more time than it saves. The solver needs a third of the positions with it.
    @Override
    public boolean priors(freehold.kernel.position.Position position, int[] moves, int count, float[] into) {
        var here = (Position) position;
        own.count(here, here.mover());
        enemy.count(here, 1 - here.mover());
        for (var i = 0; i < count; i++) {
            into[i] = Move.isCell(moves[i]) ? (nearness(own, moves[i]) + nearness(enemy, moves[i])) / 2 : 0;
        }
        return true;
    }

    private static float nearness(WinCosts costs, int cell) {
        return 1F / (1 + costs.through(cell));
    }

    @Override
    public boolean prunesSafely() {
        return true;
    }
}
