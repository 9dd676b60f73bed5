package freehold.games.estate.rules;

/// Which pieces are connected, and the [Sides] that each connected holding touches.
///
/// Every holding is a tree of cells whose root knows its sides. A cell has one colour, so one forest serves both, and
/// what it remembers of empty cells means nothing.
public final class Holdings {
    private final Land land;
    private final byte[] parent;
    private final byte[] sides;

    Holdings(Land land) {
        this.land = land;
        parent = new byte[land.board().size()];
        sides = new byte[land.board().size()];
    }

    /// Puts a piece down beside its own colour and returns the sides that its holding now touches.
    int join(int cell, long own) {
        var root = cell;
        int touched = land.sides(cell);
        for (var left = land.board().neighbours(cell) & own; left != 0; left &= left - 1) {
            var other = root(Long.numberOfTrailingZeros(left));
            parent[root] = (byte) other;
            touched |= sides[other];
            root = other;
        }
        parent[root] = (byte) root;
        sides[root] = (byte) touched;
        return touched;
    }

    /// Equal exactly for connected pieces. On its way it shortens the paths for those who come later.
    private int root(int cell) {
        var at = cell;
        while (parent[at] != at) {
            at = parent[at] = parent[parent[at]];
        }
        return at;
    }

    /// Of these pieces the ones that are connected with the one on a cell.
    public long connectedWith(int cell, long own) {
        var connected = 0L;
        for (var left = own; left != 0; left &= left - 1) {
            var other = Long.numberOfTrailingZeros(left);
            connected |= root(other) == root(cell) ? left & -left : 0;
        }
        return connected;
    }

    void set(Holdings other) {
        System.arraycopy(other.parent, 0, parent, 0, parent.length);
        System.arraycopy(other.sides, 0, sides, 0, sides.length);
    }
}
