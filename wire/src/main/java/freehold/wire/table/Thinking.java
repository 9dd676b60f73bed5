package freehold.wire.table;

import freehold.kernel.wire.OneOf;
import freehold.kernel.wire.Wire;

/// What an agent does whose turn it is.
///
/// @param state `elsewhere`: another process thinks for it
/// @param ahead how many tables come before it in the queue
@Wire
public record Thinking(
        @OneOf({"thinking", "queued", "elsewhere"}) String state, int ahead) {}
