package freehold.games.estate;

import freehold.kernel.mind.Tuning;

/// What search should know about Estate: who can pay for a win in this turn or can no longer prevent one in the next,
/// and which cells stand in such a way.
final class Knowledge implements freehold.kernel.mind.Knowledge {
    private static final Tuning TUNING = new Tuning(0.2, 1000, 0, 3);

    private final Reach reach = new Reach();
    private final Blockade blockade = new Blockade();
    private final Outlay own = new Outlay();
    private final Outlay enemy = new Outlay();

    @Override
    public Tuning tuning() {
        return TUNING;
    }

    /// The mover, if the points left pay for a win; the enemy, if they do not pay for keeping him from one.
    @Override
    public int certainWinner(freehold.kernel.position.Position inKernel) {
        var position = (Position) inKernel;
        if (canWin(position, position.mover(), position.points())) {
            return position.actor();
        }
        // E10: whoever is lost may swap
        return position.canSwap() || blockade.isPossible(position) ? 0 : position.seatOf(1 - position.mover());
    }

    /// No piece is free (E2), so a supply of as many pieces as points is enough (E7).
    private boolean canWin(Position position, int colour, int points) {
        var means = Math.min(points, position.supply(colour));
        return reach.way(position.land(), position.pieces(colour), position.empty(), means) != 0;
    }

    /// While the enemy could win in the next turn, only what stands in such a way: whatever else the turn is to buy can
    /// come after it. In a lost position nothing is better than anything else.
    @Override
    public int prune(freehold.kernel.position.Position inKernel, int[] moves, int count) {
        var position = (Position) inKernel;
        var mover = position.mover();
        var threat = Math.min(position.land().pointsOfTurn(), position.supply(1 - mover));
        if (!canWin(position, 1 - mover, threat) || certainWinner(position) != 0) {
            return count;
        }
        enemy.count(position, 1 - mover, threat);
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
    public boolean priors(freehold.kernel.position.Position inKernel, int[] moves, int count, float[] into) {
        var position = (Position) inKernel;
        own.count(position, position.mover());
        enemy.count(position, 1 - position.mover());
        for (var i = 0; i < count; i++) {
            into[i] = Move.isCell(moves[i]) ? (nearness(own, moves[i]) + nearness(enemy, moves[i])) / 2 : 0;
        }
        return true;
    }

    private static float nearness(Outlay outlay, int cell) {
        return 1F / (1 + outlay.through(cell));
    }

    @Override
    public boolean prunesSafely() {
        return true;
    }
}
