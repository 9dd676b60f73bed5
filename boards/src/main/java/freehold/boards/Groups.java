package freehold.boards;

/// The connected groups of one colour. Groups only join or leave as a whole, so no search over the board is ever
/// needed.
public final class Groups {
    /// No colour can have more: of two touching cells only one can be in a group of its own.
    private static final int MOST = 32;

    private final Board board;
    private final long[] stones = new long[MOST];
    /// The stones and all cells that touch them.
    private final long[] reach = new long[MOST];

    private int count;

    public Groups(Board board) {
        this.board = board;
    }

    public int count() {
        return count;
    }

    public long stones(int group) {
        return stones[group];
    }

    /// The group's stones together with all cells that touch them.
    public long reach(int group) {
        return reach[group];
    }

    /// Puts a stone down, joining all groups that it touches, and returns the number of the group it now belongs to.
    public int join(int cell) {
        var stone = Cells.of(cell);
        var joined = stone;
        var around = stone | board.neighbours(cell);
        for (var i = count - 1; i >= 0; i--) {
            if ((reach[i] & stone) != 0) {
                joined |= stones[i];
                around |= reach[i];
                remove(i);
            }
        }
        stones[count] = joined;
        reach[count] = around;
        return count++;
    }

    /// Takes a group away; the last one gets its number.
    public void remove(int group) {
        count--;
        stones[group] = stones[count];
        reach[group] = reach[count];
    }

    public void set(Groups other) {
        count = other.count;
        for (var i = 0; i < count; i++) {
            stones[i] = other.stones[i];
            reach[i] = other.reach[i];
        }
    }
}
