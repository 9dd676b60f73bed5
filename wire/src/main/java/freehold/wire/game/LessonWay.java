package freehold.wire.game;

import freehold.kernel.wire.OneOf;
import freehold.kernel.wire.Wire;
import java.util.List;
import java.util.Optional;

/// How a step of a lesson is told.
///
/// @param then plies that are played before it
/// @param task `play` one of the tokens, `any` that is legal, or `try` one of them to see why it is not
/// @param tokens where one ends with `*`, all that begin so
/// @param rule the one that refuses what is tried
/// @param places what to look at
/// @param done what to say once it is done
/// @param label of the button that tries; may be empty
@Wire
public record LessonWay(
        List<String> then,
        @OneOf({"play", "any", "try"}) String task,
        List<String> tokens,
        Optional<String> rule,
        List<String> places,
        String text,
        String done,
        String label) {}
