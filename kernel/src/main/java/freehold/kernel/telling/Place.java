package freehold.kernel.telling;

/// Somewhere that a ply can name, and where it is drawn: one unit from the middle of a place to that of its neighbour,
/// x to the right and y down.
public record Place(String name, double x, double y) {
    private static final double ROW_OF_HEXES = Math.sqrt(3) / 2;

    /// A hexagon by its axial coordinates: `q` to the right, `r` to the lower right.
    public static Place hex(String name, int q, int r) {
        return new Place(name, q + r / 2.0, r * ROW_OF_HEXES);
    }
}
