package freehold.wire.table;

import freehold.kernel.position.View;
import freehold.kernel.wire.Flat;
import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.OneOf;
import freehold.kernel.wire.OrNull;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import freehold.wire.Move;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A table as somebody may see it.
///
/// @param terms what was agreed when it was opened
/// @param state how it stands, for all alike
/// @param sight what whoever looks may see; nothing in a list of tables
/// @param result how it ended
/// @param surroundings what goes on around it
@Wire
public record Table(
        @Flat Terms terms,
        @Flat State state,
        @Flat Sight sight,
        @Flat Result result,
        @Flat Surroundings surroundings) implements Writable {
    @Override
    public void write(JsonWriter out) {
        TableJson.write(this, out);
    }

    /// @param id names it in addresses
    /// @param game its id
    /// @param edition of the game's rules
    /// @param options of the game
    /// @param listed whether strangers find it among the open tables
    /// @param watchersTalk whether those who only watch may say something
    /// @param imported whether it was played elsewhere, by whomever the record names
    /// @param brought how many of its plies were played elsewhere, before the game was brought here to go on
    /// @param commitment to the seed of all draws, from the first moment on; empty for an imported record
    /// @param previous the table whose people play once more here; absent if it is no rematch
    public record Terms(
            String id,
            String game,
            int edition,
            Map<String, Object> options,
            boolean listed,
            boolean watchersTalk,
            boolean imported,
            int brought,
            String commitment,
            Optional<String> previous) {}

    /// @param version counts the table's events without gaps
    /// @param by the seat that acts; `null` if none does
    /// @param clock how much time there is; `null` without a clock, and when the game is over
    /// @param undo what somebody asks the others to take back
    /// @param rematch the table at which these people play again
    /// @param host before the game: the seat of whoever may fill and drop seats; `null` later, and if nobody sits
    /// @param changed when its last event was, as in `2026-11-15T12:00:00Z`
    public record State(
            int version,
            @OneOf({"open", "playing", "over"}) String status,
            List<Seat> seats,
            @OrNull Optional<Integer> by,
            @OrNull Optional<Clock> clock,
            @OrNull Optional<UndoRequest> undo,
            @OrNull Optional<String> rematch,
            @OrNull Optional<Integer> host,
            String changed) {}

    /// @param legal the tokens that can be played, sorted; only for the one who acts
    /// @param moves the same as data, in the same order
    /// @param prompt what that one is asked for; to others it might tell what they may not know
    /// @param view what is on the table, in the form of its game; not in lists
    /// @param guesses what a program may put in place of the plies that are hidden, in order; absent if none is
    /// @param resigningEnds for whoever plays: whether the game would end without them; else an agent plays on
    public record Sight(
            Optional<List<String>> legal,
            Optional<List<Move>> moves,
            Optional<String> prompt,
            Optional<View> view,
            Optional<List<String>> guesses,
            Optional<Boolean> resigningEnds) {}

    /// @param winners seats; none for a draw, `null` until it is over
    /// @param scores of each seat, seat 1 first; `null` unless the game was played to its end
    /// @param ending the game's own way of ending, or how people ended it
    public record Result(
            @OrNull Optional<List<Integer>> winners,
            @OrNull Optional<List<Number>> scores,
            @OrNull Optional<String> ending) {}

    /// @param watchers how many who have no seat are connected to its events, through the node that answers
    /// @param presence of the people who play; where several nodes share the tables only those who are connected
    /// through the node that answers
    /// @param thinking what the agent does whose turn it is
    public record Surroundings(
            int watchers, List<Presence> presence, @OrNull Optional<Thinking> thinking) {}
}
