package freehold.games.hexploration.mind;

import freehold.games.hexploration.rules.Position;

/// The useful moves that put their seat furthest ahead at once.
final class Shortlist {
    private final int width;
    private final Lookahead lookahead;
    private final double[] leads = new double[Position.MOST_MOVES];

    /// @param any a position of the game, whatever its setup
    /// @param width so many moves are kept
    Shortlist(Position any, Judge judge, int width) {
        this.width = width;
        lookahead = new Lookahead(any, judge);
    }

    /// Brings them to the front; returns how many there are.
    int keep(Position position, int[] moves, int count) {
        var kept = useful(position, moves, count);
        if (kept <= width) {
            return kept;
        }
        for (var i = 0; i < kept; i++) {
            leads[i] = lookahead.lead(position, moves[i]);
        }
        for (var i = 0; i < width; i++) {
            swap(i, best(i, kept), moves);
        }
        return width;
    }

    /// There always is one: whoever is asked for more than markers and prices must be able to do something else.
    private static int useful(Position position, int[] moves, int count) {
        var kept = 0;
        for (var i = 0; i < count; i++) {
            if (UsefulMoves.isUseful(position, moves[i])) {
                moves[kept++] = moves[i];
            }
        }
        return kept;
    }

    private int best(int from, int end) {
        var best = from;
        for (var i = from + 1; i < end; i++) {
            best = leads[i] > leads[best] ? i : best;
        }
        return best;
    }

    private void swap(int i, int other, int[] moves) {
        var move = moves[i];
        moves[i] = moves[other];
        moves[other] = move;
        var lead = leads[i];
        leads[i] = leads[other];
        leads[other] = lead;
    }
}
