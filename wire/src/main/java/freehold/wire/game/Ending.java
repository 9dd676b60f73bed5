package freehold.wire.game;

import freehold.kernel.wire.Wire;

/// A way in which a game can end.
///
/// @param name as a table's `ending` has it
/// @param rule the number of the rule that says so
/// @param text a sentence for people
@Wire
public record Ending(String name, String rule, String text) {}
