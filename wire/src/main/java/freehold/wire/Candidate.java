package freehold.wire;

import freehold.kernel.wire.Wire;
import java.util.List;
import java.util.Optional;

/// A move that search has looked at.
///
/// @param text what it does, in words
/// @param value the acting seat's expected share of the win after it
/// @param share how much of the search it took, 0 to 1
/// @param proven what is proven for the acting seat after it; absent while nothing is
/// @param advised whether it can be recommended: it is as good as anything, and search has looked at it
/// @param turn where it is advised, the rest of the turn from it on
/// @param line where it is advised, the plies that search expects from it on, beyond the turn
@Wire
public record Candidate(
        String token,
        String text,
        double value,
        double share,
        Optional<Outcome> proven,
        boolean advised,
        List<Step> turn,
        List<String> line) {}
