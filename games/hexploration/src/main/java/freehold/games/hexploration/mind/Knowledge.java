package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;
import freehold.kernel.mind.Trail;
import freehold.kernel.mind.Tuning;
import freehold.kernel.position.Dice;

/// What search should know about Hexploration: which plies serve a purpose, which of many put their seat furthest
/// ahead, and what money a position promises, so that nothing has to be played to its end.
public final class Knowledge implements freehold.kernel.mind.Knowledge {
    private static final Tuning TUNING = new Tuning(0.25, 0, 0);
    /// Of many moves, this many that look best are searched: a turn has many plies, and fewer moves see further.
    private static final int WIDTH = 4;

    private final ExpectedMoney expected = new ExpectedMoney();
    private final Lookahead lookahead;
    private final double[] leads = new double[Position.MOST_MOVES];

    /// @param any a position of the game, whatever its setup: moves are tried out in its copy
    public Knowledge(Position any) {
        lookahead = new Lookahead(any);
    }

    @Override
    public Tuning tuning() {
        return TUNING;
    }

    @Override
    public int prune(freehold.kernel.position.Position position, int[] moves, int count) {
        var here = (Position) position;
        var kept = useful(here, moves, count);
        if (kept <= WIDTH) {
            return kept;
        }
        estimateLeads(here, moves, kept);
        for (var i = 0; i < WIDTH; i++) {
            swap(i, best(i, kept), moves);
        }
        return WIDTH;
    }

    /// There always is one: whoever is asked for more than markers and prices must be able to do something else.
    private static int useful(Position position, int[] moves, int count) {
        var kept = 0;
        for (var i = 0; i < count; i++) {
            if (UsefulMoves.isUseful(position, moves[i])) {
                moves[kept++] = moves[i];
            }
        }
        return kept;
    }

    private void estimateLeads(Position position, int[] moves, int count) {
        for (var i = 0; i < count; i++) {
            leads[i] = lookahead.lead(position, moves[i]);
        }
    }

    private int best(int from, int end) {
        var best = from;
        for (var i = from + 1; i < end; i++) {
            best = leads[i] > leads[best] ? i : best;
        }
        return best;
    }

    private void swap(int i, int other, int[] moves) {
        var move = moves[i];
        moves[i] = moves[other];
        moves[other] = move;
        var lead = leads[i];
        leads[i] = leads[other];
        leads[other] = lead;
    }

    /// Judges at once: matches showed that even the rest of a turn, played by habit, costs more than it tells.
    @Override
    public void playout(freehold.kernel.position.Position position, Dice dice, Trail trail, double[] shares) {
        var here = (Position) position;
        if (here.isOver()) {
            here.shares(shares);
        } else {
            expected.read(here);
            expected.shares(shares);
        }
    }
}
