package freehold.wire.table;

import freehold.kernel.wire.OneOf;
import freehold.kernel.wire.Wire;
import java.util.Optional;

/// A seat at a table.
///
/// @param seat its number, from 1
/// @param kind `kept`: for the person of that name, to whom it is `open`
/// @param you whether it is the caller's
/// @param level of an agent
/// @param playedBy the agent that plays on for somebody who has gone
/// @param gone how that person stopped playing
/// @param salt what that person's program adds to the draws
@Wire
public record Seat(
        int seat,
        @OneOf({"open", "kept", "human", "agent"}) String kind,
        String name,
        boolean you,
        Optional<Integer> level,
        Optional<String> playedBy,
        @OneOf({"resigned", "flagged"}) Optional<String> gone,
        Optional<String> salt) {}
