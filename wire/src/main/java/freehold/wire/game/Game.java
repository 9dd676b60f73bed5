package freehold.wire.game;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.List;
import java.util.Optional;

/// A game as it is offered.
///
/// @param id as tables and records name it
/// @param usualSeats how many play it best
/// @param edition of its rules
/// @param levels how many levels of the computer's play there are, 1 the weakest
/// @param ratings how strong each level is in Elo, level 1 (1000) first; what nobody has measured is missing
/// @param minutes about how long a game takes: `20`, or `40–60`
/// @param age from which people can play it, if somebody has said so
/// @param placing what can be placed by hand to start from; absent where nothing can
/// @param endings all ways in which a game can end
@Wire
public record Game(
        String id,
        String name,
        String designer,
        String about,
        int minSeats,
        int maxSeats,
        int usualSeats,
        int edition,
        int levels,
        List<Integer> ratings,
        String minutes,
        Optional<Integer> age,
        List<Option> options,
        Optional<Placing> placing,
        List<Ending> endings)
        implements Writable {
    @Override
    public void write(JsonWriter out) {
        GameJson.write(this, out);
    }
}
