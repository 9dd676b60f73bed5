package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Kind;
import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.stages.Stages;

/// Plays a move for a try, and says how far that would put its seat ahead.
final class Lookahead {
    private final Judge judge;
    private Position ahead;

    /// @param any a position of the game, whatever its setup
    Lookahead(Position any, Judge judge) {
        this.judge = judge;
        ahead = any.copy();
    }

    double lead(Position position, int move) {
        if (!ahead.hasSetupOf(position)) {
            ahead = position.copy();
        }
        ahead.set(position);
        ahead.playLegal(move);
        return settled(position.actor());
    }

    /// With all that the move caused settled to the seat's liking (H12, H13).
    private double settled(int seat) {
        while (ahead.stage().equals(Stages.ENCLOSED)) {
            ahead.playLegal(
                    Move.of(Kind.SEIZE, ahead.land().name(ahead.placement().enclosed())));
        }
        var lead = lead(seat);
        if (ahead.stage().equals(Stages.FOLLOW)) {
            ahead.playLegal(Move.of(Kind.STEP));
            return Math.max(lead, lead(seat));
        }
        return lead;
    }

    private double lead(int seat) {
        judge.read(ahead);
        return judge.lead(seat);
    }
}
