package freehold.wire.game;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.List;
import java.util.Optional;

/// The rules for people, with all that is needed to draw the figures.
///
/// @param aim of the game, in a sentence
/// @param box what is in the box
/// @param minutes about how long a game takes: `20`, or `40–60`
/// @param age from which people can play it, if somebody has said so
@Wire
public record Guide(String aim, List<String> box, String minutes, Optional<Integer> age, List<GuidePart> parts)
        implements Writable {
    @Override
    public void write(JsonWriter out) {
        GuideJson.write(this, out);
    }
}
