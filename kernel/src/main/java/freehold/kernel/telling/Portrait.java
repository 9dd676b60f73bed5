package freehold.kernel.telling;

import java.util.List;

/// A board as plain shapes, for whoever paints it small.
///
/// @param shapes in the order in which they are painted
public record Portrait(List<Shape> shapes) {
    /// What a shape looks like. All have their corners or rim half their size, or a little more, from their middle, and
    /// hexagons stand on a corner.
    public enum Form {
        HEXAGON,
        DISC,
        SQUARE
    }

    /// @param x to the right, one unit from the middle of a place to that of its neighbour
    /// @param y down
    /// @param size 1 fills a place
    public record Shape(Form form, double x, double y, double size, Ink ink) {}

    public Portrait {
        shapes = List.copyOf(shapes);
    }
}
