package freehold.games.theestates.mind;

import freehold.games.theestates.rules.Building;
import freehold.games.theestates.rules.Holdings;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Scoring;
import java.util.Arrays;

/// An estimate of the points that each seat ends the round with: its buildings by row, weighed by the [chances of that
/// row][RowChances], and its checks. What counts if the round ended now is a rule, in `rules.Scoring`.
///
/// It is read from a position, and may then be changed to see what a piece would do. Expectations are whole numbers, 64
/// to a point.
final class Forecast {
    static final int POINT = RowChances.SURE;
    private static final int PER_ROW = Holdings.MOST_SEATS + 1;

    /// How far the chances of rows are believed, of 64: all the way at the end, and less with each turn before it, but
    /// never less than the least. Stowed checks are sure, buildings are not.
    private static final int FULL_TRUST = 64;

    private static final int LEAST_TRUST = 28;
    private static final int DOUBT_PER_TURN = 4;

    /// A check that can still be stowed (T9) is not stowed yet, and one beyond that only helps to bid.
    private static final int STOWABLE_CHECK = POINT * 3 / 4;

    private static final int SPARE_CHECK = POINT / 6;

    /// How many turns what is lacking or left takes, in parts of a turn; rounds end before all of it is used.
    private static final int WHOLE_TURN = 32;

    private static final int PER_LACKING = 23;
    private static final int PER_ROOFTOP = 28;
    private static final int PER_SPECIAL = 83;
    private static final int BEFORE_THE_LAST = 150;

    private final int[] stake = new int[Lot.ROWS * PER_ROW];
    private final int[] unfinished = new int[Lot.ROWS];
    private final int[] times = new int[Lot.ROWS];
    private final int[] checks = new int[PER_ROW];
    private int seats;
    private int rooftops;
    private int turnsLeft;
    private int trust;

    /// Takes a position in; the rooftop on sale counts as gone.
    void read(Position position) {
        seats = position.seats();
        rooftops = position.rooftops().count();
        for (var row = 0; row < Lot.ROWS; row++) {
            readRow(position, row);
        }
        turnsLeft = turnsLeft(position);
        trust = Math.max(LEAST_TRUST, FULL_TRUST - DOUBT_PER_TURN * turnsLeft);
        for (var seat = 1; seat <= seats; seat++) {
            checks[seat] = checks(position.holdings(), seat);
        }
    }

    private void readRow(Position position, int row) {
        var streets = position.streets();
        var roofless = Integer.bitCount(streets.roofless() & Lot.allOf(row));
        unfinished[row] = streets.length(row) - streets.built(row) + roofless;
        times[row] = position.specials().mayor() == row ? 2 : 1;
        Arrays.fill(stake, row * PER_ROW, (row + 1) * PER_ROW, 0);
        for (var number = 1; number <= streets.built(row); number++) {
            var lot = Lot.of(row, number);
            changeStake(row, Scoring.owner(position, lot), Building.value(streets.building(lot)));
        }
    }

    /// Fitted to the same rounds as [RowChances], by how many floors and roofs the rows lack and what is left to
    /// select.
    private int turnsLeft(Position position) {
        var lacking = 0;
        for (var row = 0; row < Lot.ROWS; row++) {
            lacking += unfinished[row]
                    + position.streets().length(row)
                    - position.streets().built(row);
        }
        var specials = Integer.bitCount(position.specials().left());
        var turns = PER_LACKING * lacking + PER_ROOFTOP * rooftops + PER_SPECIAL * specials - BEFORE_THE_LAST;
        return Math.max(0, turns / WHOLE_TURN);
    }

    /// How many turns the round is expected to last.
    int turnsLeft() {
        return turnsLeft;
    }

    private int checks(Holdings holdings, int seat) {
        var kept = holdings.stowed(seat) + holdings.earlier(seat);
        var cash = POINT * holdings.cash(seat);
        var stowable = Math.min(cash, POINT * turnsLeft / seats);
        return POINT * kept + (stowable * STOWABLE_CHECK + (cash - stowable) * SPARE_CHECK) / POINT;
    }

    /// That many lots of a row get their roof, or no longer belong to it.
    void finish(int row, int lots) {
        unfinished[row] -= lots;
    }

    void changeStake(int row, int seat, int by) {
        stake[row * PER_ROW + seat] += by;
    }

    void setMayor(int row, boolean isThere) {
        times[row] = isThere ? 2 : 1;
    }

    /// Writes what each seat expects, by seat from 1.
    void write(int[] into) {
        var a = weight(0);
        var b = weight(1);
        var c = weight(2);
        for (var seat = 1; seat <= seats; seat++) {
            var buildings = a * stake[seat] + b * stake[PER_ROW + seat] + c * stake[2 * PER_ROW + seat];
            into[seat] = checks[seat] + buildings / FULL_TRUST;
        }
    }

    /// What a point in a row counts for.
    private int weight(int row) {
        return times[row]
                * (isOver()
                        ? FULL_TRUST * RowChances.lastSign(unfinished[row])
                        : trust * RowChances.sign(unfinished[row], rooftops));
    }

    /// T21.
    private boolean isOver() {
        var a = unfinished[0];
        var b = unfinished[1];
        var c = unfinished[2];
        return rooftops == 0 || a + b == 0 || a + c == 0 || b + c == 0;
    }
}
