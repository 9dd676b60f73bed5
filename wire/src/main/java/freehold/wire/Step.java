package freehold.wire;

import freehold.kernel.wire.Wire;

/// A ply of a turn that search plans.
///
/// @param text what it does, in words
@Wire
public record Step(String token, String text) {}
