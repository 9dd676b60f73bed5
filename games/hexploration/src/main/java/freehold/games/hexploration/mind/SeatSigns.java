package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.land.Pawns;
import freehold.kernel.mind.Signs;

/// What a learnt judgement is told about a position: how far its end is, and of each seat what the forecast says of
/// it, its money, areas, markers and pawns, and what of its turn is left. All are divided by what is usual, so that
/// they are around 1.
public final class SeatSigns implements Signs {
    private static final int COUNT = 8 + AreaSigns.COUNT + 5 + PawnSigns.COUNT + 8;
    /// Money that buys, beyond which more of it only counts at the end.
    private static final int POCKET = 30;

    private static final int PURSE = 120;
    private static final int NOT_ACTIVE = -1;

    private final ExpectedMoney expected = new ExpectedMoney();
    private final Horizon horizon = new Horizon();
    private final AreaSigns areas = new AreaSigns();
    private final PawnSigns pawns = new PawnSigns();
    private final Row row = new Row();
    private Position position;

    /// @param any a position of the game
    public SeatSigns(Position any) {
        position = any;
    }

    @Override
    public int common() {
        return Horizon.COUNT;
    }

    @Override
    public int own() {
        return COUNT;
    }

    @Override
    public void read(freehold.kernel.position.Position here, float[] common) {
        position = (Position) here;
        expected.read(position);
        horizon.read(position);
        row.begin(common);
        horizon.write(position, row);
    }

    @Override
    public void write(int seat, float[] own) {
        row.begin(own);
        row.add(expected.strength(seat));
        writeMoney(seat);
        areas.read(position, seat);
        areas.write(row, horizon.time());
        writeReserve(position.markers().reserve(seat));
        pawns.read(position, seat, horizon.draws());
        pawns.write(row, position.markers().hasReserve(seat), horizon.time());
        writeTurn(seat);
        row.add(position.markets().size(seat) / 3.0);
    }

    private void writeMoney(int seat) {
        var money = position.purses().money(seat);
        row.add((double) Math.min(money, POCKET) / POCKET * 2);
        row.add((double) Math.min(money, PURSE) / PURSE * 2);
        horizon.writeTotal(position.score().total(seat), row);
    }

    private void writeReserve(int reserve) {
        row.addCase(reserve, 3, 1);
        row.add(reserve / 3.0);
        row.add(reserve * horizon.time() / 5);
    }

    private void writeTurn(int seat) {
        var seats = position.seats();
        var toAct = toAct(seat);
        row.addCase(toAct, 3, 1);
        row.add((double) ((seat - position.activeSeat() + seats) % seats) / seats);
        row.addCase(toAct, 3, horizon.time());
    }

    /// How many pawns the active seat may still act with.
    private int toAct(int seat) {
        if (seat != position.activeSeat()) {
            return NOT_ACTIVE;
        }
        var count = 0;
        for (var pawn = 0; pawn < Pawns.PER_SEAT; pawn++) {
            count += position.thisTurn().hasActed(pawn) ? 0 : 1;
        }
        return count;
    }
}
