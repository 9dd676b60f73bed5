package freehold.wire.table;

import freehold.kernel.wire.OneOf;
import freehold.kernel.wire.Wire;
import java.util.List;
import java.util.Optional;

/// The time that players have, and how much of it is left.
///
/// @param base `live`: seconds for the whole game
/// @param increment `live`: seconds more whenever another seat's turn comes
/// @param perMove `correspondence`: seconds for a turn
/// @param left seconds of each seat, seat 1 first
/// @param running whether the time of the person who acts runs; the first turn of each seat in a live game is free, but
/// must end before the deadline
/// @param deadline when the time of the person who acts runs out, as in `2026-11-15T12:00:00Z`
@Wire
public record Clock(
        @OneOf({"live", "correspondence"}) String kind,
        Optional<Integer> base,
        Optional<Integer> increment,
        Optional<Integer> perMove,
        List<Double> left,
        boolean running,
        Optional<String> deadline) {}
