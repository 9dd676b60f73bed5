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
    private final Shortlist shortlist;

    /// @param any a position of the game, whatever its setup: moves are tried out in its copy
    public Knowledge(Position any) {
        shortlist = new Shortlist(any, new ExpectedMoney(), WIDTH);
    }

    @Override
    public Tuning tuning() {
        return TUNING;
    }

    @Override
    public int prune(freehold.kernel.position.Position position, int[] moves, int count) {
        return shortlist.keep((Position) position, moves, count);
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
