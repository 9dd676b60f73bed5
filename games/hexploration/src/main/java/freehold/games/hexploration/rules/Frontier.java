package freehold.games.hexploration.rules;

import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Merge;
import freehold.games.hexploration.rules.land.Pawns;
import freehold.games.hexploration.rules.land.Space;

/// The empty spaces around the pawns of the active seat that have not acted: where it may explore (H8).
public final class Frontier {
    private final Position position;
    private final Land land;
    private final Merge merge;

    public Frontier(Position position) {
        this.position = position;
        land = position.land();
        merge = position.merge();
    }

    /// Whether there is such a space at all.
    public boolean exists() {
        return isOpenTo(0) || isOpenTo(1);
    }

    private boolean isOpenTo(int pawn) {
        return !position.thisTurn().hasActed(pawn) && land.isOpen(area(pawn));
    }

    private int area(int pawn) {
        return position.pawns().area(position.thisTurn().seat(), pawn);
    }

    /// Whether a tile of that type could be placed with that much money.
    public boolean takes(int type, int money) {
        return takes(0, type, money) || takes(1, type, money);
    }

    private boolean takes(int pawn, int type, int money) {
        return isOpenTo(pawn) && (money >= Merge.MOST_PRICE || takesAround(area(pawn), type, money));
    }

    private boolean takesAround(int area, int type, int money) {
        var tile = area;
        do {
            // the newest tile comes next, and is the likeliest to have an empty space beside it
            tile = land.next(tile);
            if (takesBeside(land.space(tile), type, money)) {
                return true;
            }
        } while (tile != area);
        return false;
    }

    private boolean takesBeside(int tile, int type, int money) {
        for (var step : Space.around()) {
            if (land.isEmpty(tile + step) && isPayable(tile + step, type, money)) {
                return true;
            }
        }
        return false;
    }

    /// H9: a placement that can't be paid for is not allowed. Whoever has to pay touches an area of an opponent, and
    /// gains the border bonus (H10) before.
    private boolean isPayable(int space, int type, int money) {
        var most = money + Placement.BORDER_BONUS;
        return most >= Merge.MOST_PRICE
                || merge.judge(space, type, position.thisTurn().seat()) <= most;
    }

    /// Writes every placement of the tile in hand.
    public int write(int[] into, int from) {
        var count = from;
        for (var pawn = 0; pawn < Pawns.PER_SEAT; pawn++) {
            if (isOpenTo(pawn)) {
                count = write(pawn, into, count);
            }
        }
        return count;
    }

    private int write(int pawn, int[] into, int from) {
        var type = position.exploration().hand();
        var end = land.writeBorder(area(pawn), into, from);
        var count = from;
        for (var i = from; i < end; i++) {
            if (isPayable(into[i], type, position.money())) {
                into[count++] = Move.place(pawn, into[i]);
            }
        }
        return count;
    }
}
