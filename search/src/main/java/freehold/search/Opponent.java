package freehold.search;

import freehold.kernel.Dice;
import freehold.kernel.Game;
import freehold.kernel.Position;

/// Somebody to play against: thinks as its level does, and at the lower ones does not always play what it thinks best.
public final class Opponent {
    private final Thinker thinker;
    private final Level level;
    private final Dice dice;

    public Opponent(Game game, Position model, Level level, long seed) {
        this.thinker = new Thinker(model, game::knowledge, seed, 1);
        this.level = level;
        this.dice = new Dice(seed ^ level.number());
    }

    /// The move that it plays.
    public int choose(Position position) {
        return choose(position, Watch.SILENT);
    }

    public int choose(Position position, Watch watch) {
        var moves = position.legalMoves();
        if (moves.length == 1) {
            return moves[0];
        }
        var analysis = thinker.think(position, level.budget(), watch);
        var best = analysis.best();
        // Among the moves that were looked at and come close enough, any will do: plausible, if not best.
        var close = analysis.candidates().stream()
                .filter(candidate -> candidate.share() > 0 && candidate.value() >= best.value() - level.carelessness())
                .toList();
        return level.carelessness() == 0 || close.isEmpty()
                ? best.move()
                : close.get(dice.below(close.size())).move();
    }
}
