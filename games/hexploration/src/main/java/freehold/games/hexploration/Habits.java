package freehold.games.hexploration;

import freehold.kernel.Dice;

/// How everybody is thought to play on in a simulated game: explores with both pawns, lays each tile where it looks
/// best at a glance, and puts a marker into every area that nobody controls.
final class Habits {
    /// Of so many spaces, picked at random, the best is taken.
    private static final int GLANCES = 4;

    private final Trial trial;

    Habits(Trial trial) {
        this.trial = trial;
    }

    /// H12: the enclosed area that is asked about is taken over.
    static int seize(Position position) {
        return Move.of(Kind.SEIZE, position.land.name(position.placement.enclosed()));
    }

    /// Plays until so many turns have ended, or the game.
    void play(Position position, int turns, Dice dice, int[] scratch) {
        var left = turns;
        while (left > 0 && !position.isOver()) {
            var seat = position.turn.seat();
            position.play(pick(position, dice, scratch));
            left -= position.turn.seat() == seat ? 0 : 1;
        }
    }

    private int pick(Position position, Dice dice, int[] scratch) {
        return switch (position.turn.stage()) {
            case OPEN -> open(position, dice, scratch);
            case HAND ->
                position.allows(Kind.PLACE) ? best(Kind.PLACE, position, dice, scratch) : position.pick(dice, scratch);
            case ENCLOSED -> seize(position);
            case FOLLOW -> follow(position);
            case DRAW, START, RETURN, OVER -> position.pick(dice, scratch);
        };
    }

    private int open(Position position, Dice dice, int[] scratch) {
        var free = unmarked(position);
        if (free != Land.NONE) {
            return Move.of(Kind.MARK, position.land.name(free));
        }
        if (position.allows(Kind.DRAW)) {
            return Move.of(Kind.DRAW);
        }
        return position.allows(Kind.MOVE) ? best(Kind.MOVE, position, dice, scratch) : Move.of(Kind.END);
    }

    /// The area of a pawn that could be marked and is nobody's (H14).
    private static int unmarked(Position position) {
        var seat = position.turn.seat();
        if (position.markers.hasReserve(seat) && position.turn.placementsLeft() > 0) {
            for (var pawn = 0; pawn < Pawns.PER_SEAT; pawn++) {
                var area = position.pawns.area(seat, pawn);
                if (!position.markers.isMarked(area)) {
                    return area;
                }
            }
        }
        return Land.NONE;
    }

    private int best(Kind kind, Position position, Dice dice, int[] scratch) {
        var count = position.write(kind, scratch);
        var best = scratch[dice.below(count)];
        var lead = trial.lead(position, best);
        for (var i = 1; i < GLANCES; i++) {
            var other = scratch[dice.below(count)];
            var leadOfOther = trial.lead(position, other);
            best = leadOfOther > lead ? other : best;
            lead = Math.max(lead, leadOfOther);
        }
        return best;
    }

    private int follow(Position position) {
        var step = Move.of(Kind.STEP);
        var stay = Move.of(Kind.STAY);
        return trial.lead(position, step) > trial.lead(position, stay) ? step : stay;
    }
}
