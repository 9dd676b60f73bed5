package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Score;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Pawns;
import freehold.kernel.mind.Softmax;

/// How much money each seat can expect to have when the game ends (H19), judged from where it stands: what it has, what
/// its areas will bring, and what its pawns and markers may still do.
final class ExpectedMoney implements Judge {
    private static final int MOST_SEATS = 4;
    /// How far the next two tiles that an open area may get are counted in its income.
    private static final double GROWTH = 0.25;
    /// No tile is wanted any more for the sake of income.
    private static final int BEST_SIZE = 6;

    /// What a tile of an area is thought to count for at the end: not every area is one of the two largest (H19).
    private static final double LAND = 2;

    /// What exploring once brings: something at once, and something with each income.
    private static final double TILE = 0.5;

    private static final double TILE_A_TURN = 0.5;
    /// How much of that a pawn loses that has no empty space around it.
    private static final double SHUT_IN = 0.7;
    /// What a marker in reserve brings with each income.
    private static final double RESERVE_A_TURN = 0.8;
    /// How much of an area counts that nobody controls, for a pawn in it: in one's turn, and in that of others.
    private static final double CLAIM = 0.8;

    private static final double LATE_CLAIM = 0.5;

    /// How far money at the end may differ from what is expected: a little, and more the longer the game goes on.
    private static final double SPREAD = 6;

    private static final double SPREAD_OF_TURNS = 6;

    /// Of several opponents, one gains from what another loses.
    private static final double WEIGHT_OF_OTHERS = 0.7;

    /// By size, of an area that may still grow.
    private static final double[] GROWING = new double[Land.MOST_OF_A_TYPE + 1];

    static {
        for (var size = 1; size < GROWING.length; size++) {
            var now = Score.incomeOf(size);
            var growth = Score.incomeOf(size + 1) - now + (Score.incomeOf(size + 2) - now) / 2.0;
            GROWING[size] = size < BEST_SIZE ? now + GROWTH * growth : now;
        }
    }

    private final TurnsLeft turnsLeft = new TurnsLeft();
    private final double[] money = new double[MOST_SEATS + 1];
    private int seats;

    @Override
    public void read(Position position) {
        seats = position.seats();
        turnsLeft.read(position);
        for (var seat = 1; seat <= seats; seat++) {
            money[seat] = money(position, seat);
        }
    }

    @Override
    public double lead(int seat) {
        return lead(seat, WEIGHT_OF_OTHERS);
    }

    private double lead(int seat, double weightOfOthers) {
        var others = 0.0;
        for (var other = 1; other <= seats; other++) {
            others += other == seat ? 0 : money[other];
        }
        return money[seat] - weightOfOthers * others / (seats - 1);
    }

    private double money(Position position, int seat) {
        var incomes = turnsLeft.incomes(seat);
        return position.purses().money(seat)
                + position.score().land(seat)
                + areas(position, seat, incomes)
                + claims(position, seat, incomes)
                + tile(incomes) * explorations(position, seat);
    }

    private static double tile(double incomes) {
        return TILE + TILE_A_TURN * incomes;
    }

    /// The incomes from the areas that a seat controls, less what it may lose of them.
    private static double areas(Position position, int seat, double incomes) {
        var markers = position.markers();
        var sum = 0.0;
        for (var area = markers.controlled(seat, 0); area != Land.NONE; area = markers.controlled(seat, area + 1)) {
            var size = position.land().size(area);
            var brings = incomes * (position.land().isOpen(area) ? GROWING[size] : Score.incomeOf(size));
            sum += brings - LossRisk.loss(position, area, brings + LAND * size);
        }
        return sum;
    }

    /// What the markers in reserve may bring: first where a pawn stands in an area that nobody controls.
    private static double claims(Position position, int seat, double incomes) {
        var share = position.activeSeat() == seat ? CLAIM : LATE_CLAIM;
        var reserve = position.markers().reserve(seat);
        var aTurn = 0.0;
        for (var pawn = 0; pawn < Pawns.PER_SEAT; pawn++) {
            if (reserve > 0 && isClaim(position, seat, pawn)) {
                aTurn += share * GROWING[position.land().size(position.pawns().area(seat, pawn))];
                reserve--;
            }
        }
        return incomes * (aTurn + RESERVE_A_TURN * reserve);
    }

    private static boolean isClaim(Position position, int seat, int pawn) {
        var area = position.pawns().area(seat, pawn);
        var isCounted = pawn > 0 && area == position.pawns().area(seat, 0);
        return area != Land.NONE && !position.markers().isMarked(area) && !isCounted;
    }

    /// How often the seat still explores in this turn; a pawn that is shut in will miss a chance.
    private static double explorations(Position position, int seat) {
        var count = 0.0;
        for (var pawn = 0; pawn < Pawns.PER_SEAT; pawn++) {
            var area = position.pawns().area(seat, pawn);
            if (area != Land.NONE) {
                count += position.activeSeat() == seat && !position.thisTurn().hasActed(pawn) ? 1 : 0;
                count -= position.land().isOpen(area) ? 0 : SHUT_IN;
            }
        }
        return count;
    }

    /// Writes each seat's share of the win.
    void shares(double[] into) {
        System.arraycopy(money, 1, into, 0, seats);
        Softmax.shares(into, seats, spread());
    }

    private double spread() {
        return SPREAD + SPREAD_OF_TURNS * Math.sqrt(turnsLeft.turns() - 1);
    }

    /// A seat's lead in proportion to how far money at the end may differ: its strength at first sight.
    double strength(int seat) {
        return lead(seat, 1) * (seats - 1) / seats / spread();
    }

    /// What an open area of that size is thought to bring with each income.
    static double growing(int size) {
        return GROWING[size];
    }
}
