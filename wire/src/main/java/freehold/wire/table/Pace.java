package freehold.wire.table;

import freehold.kernel.wire.Wire;

/// How much time players have.
@Wire
public sealed interface Pace {
    /// @param base seconds for the whole game
    /// @param increment seconds more whenever another seat's turn comes
    record Live(int base, int increment) implements Pace {}

    /// @param perMove seconds for a turn
    record Correspondence(int perMove) implements Pace {}
}
