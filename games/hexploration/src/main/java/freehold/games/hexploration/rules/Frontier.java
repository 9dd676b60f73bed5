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
    /// A scratch pad for the spaces around one area.
    private final int[] border = new int[Land.MOST_AROUND];

    Frontier(Position position) {
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
        return position.pawns().area(position.activeSeat(), pawn);
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
        return most >= Merge.MOST_PRICE || merge.judge(space, type, position.activeSeat()) <= most;
    }

    /// Lists every placement of the tile in hand.
    public void list(MoveList moves) {
        for (var pawn = 0; pawn < Pawns.PER_SEAT; pawn++) {
            if (isOpenTo(pawn)) {
                list(pawn, moves);
            }
        }
    }

    private void list(int pawn, MoveList moves) {
        var type = position.exploration().hand();
        var count = land.writeBorder(area(pawn), border);
        for (var i = 0; i < count; i++) {
            if (isPayable(border[i], type, position.money())) {
                moves.add(Move.place(pawn, border[i]));
            }
        }
    }
}
