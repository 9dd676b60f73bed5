package freehold.games.estate.rules;

import freehold.boards.Cells;

/// How many turns pieces may have taken: each turn has n points (E3) and places at least one piece (E4).
public record TurnCount(int fewest, int most) {
    public static TurnCount of(Land land, long pieces) {
        return new TurnCount(fewest(land, pieces), Long.bitCount(pieces));
    }

    /// Puts the dearest pieces first, each into the first turn that can still pay it. With prices up to n that needs as
    /// few turns as possible.
    private static int fewest(Land land, long pieces) {
        var left = new int[Long.bitCount(pieces)];
        var turns = 0;
        for (var price = land.dearest(); price > 0; price--) {
            for (var i = Long.bitCount(pieces & land.priced(price)); i > 0; i--) {
                var turn = 0;
                while (turn < turns && left[turn] < price) {
                    turn++;
                }
                if (turn == turns) {
                    left[turns++] = land.pointsOfTurn();
                }
                left[turn] -= price;
            }
        }
        return turns;
    }

    /// Whether some of these pieces cost exactly so much together.
    public static boolean canCost(Land land, long pieces, int points) {
        var sums = 1L;
        for (var left = pieces; left != 0; left &= left - 1) {
            sums |= sums << land.price(Long.numberOfTrailingZeros(left));
        }
        return Cells.has(sums, points);
    }

    /// Whether a colour that is ahead by so many turns can have made as many as the other.
    public boolean meets(TurnCount other, int ahead) {
        return fewest <= other.most + ahead && other.fewest + ahead <= most;
    }
}
