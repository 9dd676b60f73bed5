package freehold.school;

import freehold.search.GumbelRoot;

/// What somebody thinks about a position: a move to play, and what can be learnt from it.
final class Thought {
    private final int move;
    private final int[] moves;
    private final double[] shares;
    private final double[] values;
    private final boolean isProven;
    private final int winner;

    /// @param move to play
    /// @param moves that were worth a look
    /// @param shares how much each of these is to be favoured, together 1
    /// @param values each seat's expected share of the win, seat 1 first
    /// @param isProven whether the result is proven, be it a win or a shared one
    /// @param winner who is proven to win, or 0
    Thought(int move, int[] moves, double[] shares, double[] values, boolean isProven, int winner) {
        this.move = move;
        this.moves = moves;
        this.shares = shares;
        this.values = values;
        this.isProven = isProven;
        this.winner = winner;
    }

    /// What a short search just found.
    static Thought of(GumbelRoot root, int seats) {
        var moves = new int[root.count()];
        var shares = new double[root.count()];
        for (var i = 0; i < moves.length; i++) {
            moves[i] = root.move(i);
            shares[i] = root.share(i);
        }
        var values = new double[seats];
        for (var seat = 1; seat <= seats; seat++) {
            values[seat - 1] = root.value(seat);
        }
        return new Thought(root.move(), moves, shares, values, root.isProven(), root.provenWinner());
    }

    int move() {
        return move;
    }

    int[] moves() {
        return moves;
    }

    double[] shares() {
        return shares;
    }

    double[] values() {
        return values;
    }

    boolean isProven() {
        return isProven;
    }

    int winner() {
        return winner;
    }
}
