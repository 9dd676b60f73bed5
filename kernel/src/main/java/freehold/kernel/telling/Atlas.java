package freehold.kernel.telling;

import java.util.List;

/// What a board looks like, for drawing statistics on it.
///
/// @param places all there are, or none if the table is endless
public record Atlas(Shape shape, List<Place> places) {
    /// What a place looks like.
    public enum Shape {
        HEXAGON,
        SQUARE
    }

    public Atlas {
        places = List.copyOf(places);
    }
}
