package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Score;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Markers;
import freehold.games.hexploration.rules.land.Pawns;

/// Where a seat's pawns stand, as numbers for a judgement, and what they may claim or buy there and beside it.
final class PawnSigns {
    static final int COUNT = 15;
    /// So many draws bring one more income.
    private static final int DRAWS_AN_INCOME = 4;

    private int own;
    private int free;
    private int foreign;
    private int shutIn;
    private int neighbours;
    private double claim;
    private double foreignIncome;
    private double buy;
    private double buyPrice;
    private double claimBeside;
    private double buyBeside;
    private double profitBeside;

    void read(Position position, int seat, double draws) {
        clear();
        for (var pawn = 0; pawn < Pawns.PER_SEAT; pawn++) {
            var area = position.pawns().area(seat, pawn);
            if (area != Land.NONE) {
                var isSecond = pawn > 0 && area == position.pawns().area(seat, 0);
                stand(position, seat, area, isSecond);
                lookAround(position, seat, area, draws);
            }
        }
    }

    private void clear() {
        own = 0;
        free = 0;
        foreign = 0;
        shutIn = 0;
        neighbours = 0;
        claim = 0;
        foreignIncome = 0;
        buy = 0;
        buyPrice = 0;
        claimBeside = 0;
        buyBeside = 0;
        profitBeside = 0;
    }

    private void stand(Position position, int seat, int area, boolean isSecond) {
        var land = position.land();
        var size = land.size(area);
        var brings = land.isOpen(area) ? ExpectedMoney.growing(size) : Score.incomeOf(size);
        var owner = position.markers().owner(area);
        shutIn += land.isOpen(area) ? 0 : 1;
        if (owner == seat) {
            own++;
        } else if (owner == Markers.NOBODY) {
            free++;
            claim += isSecond ? 0 : brings;
        } else {
            foreign++;
            foreignIncome += brings;
            if (!isSecond && Threat.canPay(position, area, seat)) {
                buy += brings;
                buyPrice += position.purchasePrice(area);
            }
        }
    }

    private void lookAround(Position position, int seat, int area, double draws) {
        var land = position.land();
        for (var beside = land.neighbour(area, 0); beside != Land.NONE; beside = land.neighbour(area, beside + 1)) {
            neighbours++;
            var brings = Score.incomeOf(land.size(beside));
            var price = position.purchasePrice(beside);
            if (!position.markers().isMarked(beside)) {
                claimBeside = Math.max(claimBeside, brings);
            } else if (position.markers().isForeign(beside, seat)
                    && position.purses().money(seat) >= price) {
                buyBeside = Math.max(buyBeside, brings);
                profitBeside = Math.max(profitBeside, brings * draws / DRAWS_AN_INCOME - price);
            }
        }
    }

    void write(Row row, boolean hasReserve, double time) {
        row.add(own / 2.0);
        row.add(free / 2.0);
        row.add(foreign / 2.0);
        row.add(shutIn / 2.0);
        row.addWithTime(hasReserve ? claim / 5 : 0, time);
        row.add(foreignIncome / 5);
        row.addWithTime(buy / 5, time);
        row.add(buyPrice / 20);
        row.add(claimBeside / 5);
        row.add(hasReserve ? claimBeside * time / 5 : 0);
        row.add(buyBeside / 5);
        row.add(hasReserve ? profitBeside / 40 : 0);
        row.add(neighbours / 10.0);
    }
}
