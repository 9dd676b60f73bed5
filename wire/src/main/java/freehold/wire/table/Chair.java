package freehold.wire.table;

import freehold.kernel.wire.Wire;
import java.util.Optional;

/// Who has a seat when a table is opened.
@Wire
public sealed interface Chair {
    /// Anyone may sit here.
    record Open() implements Chair {}

    /// Only the guest of that name may sit here.
    record Kept(String name) implements Chair {}

    /// @param salt what this person's program adds to the draws, if it does
    record Human(String name, Optional<String> salt) implements Chair {}

    record Agent(int level) implements Chair {}
}
