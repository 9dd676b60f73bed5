package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Turn;

/// How far the end of the game is away (H18), as numbers for a judgement.
final class Horizon {
    static final int COUNT = 8;
    /// Beyond so many draws, more of them change nothing.
    private static final double MOST_DRAWS = 60;

    private static final double DRAWS = 20;

    private double draws;
    private double time;
    private double soon;
    private double later;
    private double far;
    private double quiet;

    void read(Position position) {
        draws = position.bag().isRunDown() ? 0 : TurnsLeft.draws(position.bag());
        time = Math.min(draws, MOST_DRAWS) / DRAWS;
        soon = 1 / (1 + draws / 3);
        later = 1 / (1 + draws / 10);
        far = 1 / (1 + draws / 30);
        quiet = (double) position.thisTurn().quietTurns() / (Turn.QUIET_ROUNDS * position.seats());
    }

    void write(Position position, Row row) {
        row.add(time);
        row.add(soon);
        row.add(later);
        row.add(far);
        row.add(position.seats() == 3 ? 1 : 0);
        row.add(position.seats() == 4 ? 1 : 0);
        row.add(quiet);
        row.add(position.exploration().hasTile() ? 1 : 0);
    }

    /// Incomes are worth more the longer the game goes on.
    double time() {
        return time;
    }

    /// Draws until one type of tile runs down.
    double draws() {
        return draws;
    }

    /// What a seat would have if the game ended now counts more the nearer the end is.
    void writeTotal(double total, Row row) {
        row.add(total * soon / 10);
        row.add(total * later / 20);
        row.add(total * far / 40);
        row.add(total * quiet / 20);
        row.add(total * quiet * quiet * quiet / 10);
    }
}
