package freehold.wire;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.List;
import java.util.Optional;

/// Whether a token can be played, or why not.
///
/// @param token what was asked about, if it is refused
/// @param rule the number of the rule that it breaks; absent for what is no token of the game at all
/// @param message a sentence for people, if it is refused
/// @param places what is concerned, by the names that tokens use
@Wire
public record Ruling(
        boolean legal,
        Optional<String> token,
        Optional<String> rule,
        Optional<String> message,
        Optional<List<String>> places)
        implements Writable {
    @Override
    public void write(JsonWriter out) {
        RulingJson.write(this, out);
    }
}
