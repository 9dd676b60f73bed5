package freehold.wire.game;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;

/// A numbered rule.
///
/// @param summary the rule in one line
/// @param text in Markdown
@Wire
public record Rule(String number, String title, String summary, String text) implements Writable {
    @Override
    public void write(JsonWriter out) {
        RuleJson.write(this, out);
    }
}
