package freehold.games.hexploration.rules;

/// Moves, written one after the other into an array of the caller's. Each position keeps one and uses it again and
/// again, so that listing moves makes no garbage.
public final class MoveList {
    private int[] moves = {};
    private int count;

    MoveList() {}

    void startIn(int[] array) {
        moves = array;
        count = 0;
    }

    public void add(int move) {
        moves[count++] = move;
    }

    int count() {
        return count;
    }
}
