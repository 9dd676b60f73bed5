package freehold.kernel;

import java.util.List;

/// What can be placed by hand in a game that offers it.
///
/// @param pieces the kinds of pieces, each of which belongs to somebody who may act
/// @param numbers other facts about a position, such as the points that are left
/// @param example a position as text
public record Placing(List<String> pieces, List<String> numbers, String example) {}
