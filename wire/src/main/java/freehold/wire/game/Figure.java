package freehold.wire.game;

import freehold.kernel.position.View;
import freehold.kernel.wire.Wire;
import freehold.wire.Move;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A position to look at.
///
/// @param seats how many sit at the table
/// @param viewer through whose eyes
/// @param by who acts there, if somebody does
/// @param legal what can be played, if that is to be shown
/// @param moves the same as data, in the same order
/// @param last the plies that are marked as the last ones
/// @param places what to look at
/// @param labels short texts at places
/// @param crop the part of the board that is shown; empty for all of it
/// @param details whether the board shows more than is needed to play
@Wire
public record Figure(
        String name,
        String caption,
        int seats,
        int viewer,
        Optional<Integer> by,
        View view,
        List<String> legal,
        List<Move> moves,
        List<String> last,
        List<String> places,
        Map<String, String> labels,
        String crop,
        boolean details) {}
