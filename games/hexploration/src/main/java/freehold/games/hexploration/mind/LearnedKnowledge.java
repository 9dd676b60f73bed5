package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;
import freehold.kernel.mind.Judgement;
import freehold.kernel.mind.Trail;
import freehold.kernel.mind.Tuning;
import freehold.kernel.mind.Weights;
import freehold.kernel.position.Dice;

/// The same as [Knowledge], but positions are judged by what was learnt from games: how strong each seat stands.
public final class LearnedKnowledge implements freehold.kernel.mind.Knowledge {
    /// Looking at a position's moves takes as long as judging many positions, so only those that are visited again and
    /// again get that.
    private static final Tuning TUNING = new Tuning(0.25, 0, 0, 4);
    /// A better judgement can do with fewer moves, and see further.
    private static final int WIDTH = 3;

    private final Judgement judgement;
    private final Shortlist shortlist;

    /// @param any a position of the game, whatever its setup: moves are tried out in its copy
    public LearnedKnowledge(Position any, Weights weights) {
        judgement = new Judgement(new SeatSigns(any), weights);
        shortlist = new Shortlist(any, new LearnedJudge(judgement), WIDTH);
    }

    private record LearnedJudge(Judgement judgement) implements Judge {
        @Override
        public void read(Position position) {
            judgement.read(position);
        }

        @Override
        public double lead(int seat) {
            return judgement.lead(seat);
        }
    }

    @Override
    public Tuning tuning() {
        return TUNING;
    }

    @Override
    public int prune(freehold.kernel.position.Position position, int[] moves, int count) {
        return shortlist.keep((Position) position, moves, count);
    }

    @Override
    public void playout(freehold.kernel.position.Position position, Dice dice, Trail trail, double[] shares) {
        if (position.isOver()) {
            position.shares(shares);
        } else {
            judgement.read(position);
            judgement.shares(shares);
        }
    }
}
