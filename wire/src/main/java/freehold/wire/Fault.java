package freehold.wire;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.OneOf;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.List;
import java.util.Optional;

/// Why something was not done.
///
/// @param error for programs
/// @param message a sentence for people
/// @param version `stale`: where the table stands
/// @param rule `illegal`: the number of the rule that is broken
/// @param token `illegal`: what was refused
/// @param index `illegal`: how many plies of the list could be played before it
/// @param ply `illegal`, of a record: which ply, counted from 1
/// @param places `illegal`: what is concerned, by the names that tokens use
/// @param table `taken`: where the others wait
/// @param retryAfter `too-many`, `busy`: seconds after which to try again
@Wire("Error")
public record Fault(
        @OneOf({
            "bad-request",
            "invalid",
            "no-guest",
            "bad-origin",
            "not-seated",
            "not-host",
            "not-your-turn",
            "secret",
            "not-found",
            "stale",
            "old-edition",
            "not-started",
            "started",
            "taken",
            "nothing-to-undo",
            "over",
            "not-over",
            "illegal",
            "too-large",
            "too-many",
            "busy",
            "bug"
        })
        String error,

        String message,
        Optional<Integer> version,
        Optional<String> rule,
        Optional<String> token,
        Optional<Integer> index,
        Optional<Integer> ply,
        Optional<List<String>> places,
        Optional<String> table,
        Optional<Integer> retryAfter)
        implements Writable {
    @Override
    public void write(JsonWriter out) {
        FaultJson.write(this, out);
    }
}
