package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Turn;
import freehold.games.hexploration.rules.land.Bag;

/// How many turns and incomes are still worth counting on, judged by what is left in the bag (H18).
final class TurnsLeft {
    /// More than are placed: a game goes on for longer, but matches showed that so far ahead nobody can tell who will
    /// own which area.
    private static final double TILES_A_TURN = 3;

    private int seats;
    private int active;
    private double turns;

    void read(Position position) {
        seats = position.seats();
        active = position.activeSeat();
        turns = position.bag().isRunDown()
                ? 1
                : 1 + Math.max(0, draws(position.bag()) / TILES_A_TURN - rest(position.thisTurn()));
    }

    /// The turns still to be ended, the present one included.
    double turns() {
        return turns;
    }

    /// How many incomes (H16) a seat still gets; the active seat is sure of one.
    double incomes(int seat) {
        var away = (seat - active + seats) % seats;
        var incomes = (turns - away) / seats + 0.5 - 0.5 / seats;
        return Math.max(incomes, away == 0 ? 1 : 0);
    }

    /// How many draws it takes until one type runs down. A soft minimum over the types of what each would take alone,
    /// because any of them will do.
    static double draws(Bag bag) {
        var sum = 0.0;
        for (var type = 0; type < bag.types(); type++) {
            var alone = (Bag.LIMIT - bag.out(type)) * (bag.size() + 1.0) / (bag.left(type) + 1.0);
            sum += 1 / eighthPower(alone);
        }
        return 1 / Math.sqrt(Math.sqrt(Math.sqrt(sum)));
    }

    private static double eighthPower(double number) {
        var square = number * number;
        return square * square * square * square;
    }

    /// How much of the present turn, with its draws, is still to come.
    private static double rest(Turn turn) {
        return (turn.hasActed(0) ? 0 : 0.5) + (turn.hasActed(1) ? 0 : 0.5);
    }
}
