package freehold.wire.game;

import freehold.kernel.wire.Wire;
import java.util.List;

/// What can be placed by hand to start from.
///
/// @param pieces the kinds of pieces, by the names that a `start` uses
/// @param numbers other facts that a `start` may tell
/// @param example a `start`
@Wire
public record Placing(List<String> pieces, List<String> numbers, String example) {}
