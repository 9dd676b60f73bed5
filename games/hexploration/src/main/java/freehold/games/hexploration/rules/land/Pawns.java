package freehold.games.hexploration.rules.land;

import java.util.Arrays;

/// In which area each pawn stands. A seat's pawns are 0 and 1 here, 1 and 2 in tokens (H3).
public final class Pawns {
    public static final int PER_SEAT = 2;

    private final int[] areas;

    public Pawns(int seats) {
        areas = new int[PER_SEAT * (seats + 1)];
        Arrays.fill(areas, Land.NONE);
    }

    /// Its area, or [Land#NONE] before it has come to the table.
    public int area(int seat, int pawn) {
        return areas[PER_SEAT * seat + pawn];
    }

    public boolean isIn(int area, int seat) {
        return area(seat, 0) == area || area(seat, 1) == area;
    }

    public void put(int seat, int pawn, int area) {
        areas[PER_SEAT * seat + pawn] = area;
    }

    /// The pawns of an absorbed area find themselves in the one that absorbed it.
    public void join(int area, int absorbed) {
        for (var i = PER_SEAT; i < areas.length; i++) {
            if (areas[i] == absorbed) {
                areas[i] = area;
            }
        }
    }

    public void set(Pawns other) {
        System.arraycopy(other.areas, 0, areas, 0, areas.length);
    }
}
