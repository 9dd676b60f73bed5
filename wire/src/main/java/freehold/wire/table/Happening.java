package freehold.wire.table;

import freehold.kernel.wire.OrNull;
import freehold.kernel.wire.Wire;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The things that can happen at a table.
@Wire
public sealed interface Happening {
    /// always the first
    ///
    /// @param game its id
    /// @param edition of the game's rules
    /// @param options of the game
    /// @param chairs who sits where from the beginning, seat 1 first
    /// @param listed whether strangers find it among the open tables
    /// @param watchersTalk whether those who only watch may say something
    /// @param clock how much time players have
    /// @param imported whether the game was played elsewhere
    /// @param commitment to the seed of all draws; absent where nothing is drawn any more
    record Created(
            String game,
            int edition,
            Map<String, Object> options,
            List<Chair> chairs,
            boolean listed,
            boolean watchersTalk,
            @OrNull Optional<Pace> clock,
            boolean imported,
            Optional<String> commitment)
            implements Happening {}

    /// somebody took a seat
    ///
    /// @param salt what this person's program adds to the draws, if it does
    record Seated(int seat, String name, Optional<String> salt) implements Happening {}

    /// before the game; during it, leaving is resigning. A computer that is sent away leaves, too
    record Left(int seat) implements Happening {}

    /// before the game: a computer takes a seat
    record Filled(int seat, int level) implements Happening {}

    /// somebody at a screen that several share says what they are called
    record Named(int seat, String name) implements Happening {}

    /// before the game: a seat is taken away; the seats after it have one number less from now on
    record Dropped(int seat) implements Happening {}

    /// all seats are taken
    ///
    /// @param commitment the same as at the beginning
    record Started(String commitment) implements Happening {}

    /// the game was begun elsewhere
    ///
    /// @param plies how many of the next ones were played there
    record Brought(int plies) implements Happening {}

    /// something was played
    ///
    /// @param by a seat, or 0 for chance
    record Ply(int by, String token) implements Happening {}

    /// plies were taken back
    ///
    /// @param by who wanted it
    /// @param plies how many were taken back
    record Undone(int by, int plies) implements Happening {}

    /// somebody asks the others to let plies be taken back
    ///
    /// @param plies how many
    record UndoAsked(int by, int plies) implements Happening {}

    record UndoAgreed(int by) implements Happening {}

    record UndoRefused(int by) implements Happening {}

    record Resigned(int by) implements Happening {}

    /// ran out of time
    record Flagged(int by) implements Happening {}

    /// the server was away
    ///
    /// @param millis how long; that time is nobody's
    record Paused(long millis) implements Happening {}

    /// the last but for what is said afterwards, and a rematch
    ///
    /// @param winners none for a draw, or for a game that was not played to its end
    /// @param scores none unless the game was played to its end
    /// @param reason the game's own way of ending, or how people ended it
    /// @param seed of all draws, now that nobody can profit from it; empty if nothing was committed to
    record Over(List<Integer> winners, List<Number> scores, String reason, String seed) implements Happening {}

    /// somebody would like to play again
    ///
    /// @param table where
    record Rematch(int by, String table) implements Happening {}

    /// chat
    ///
    /// @param seat 0 for somebody who watches
    record Said(int seat, String name, String text) implements Happening {}
}
