package freehold.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What can happen at a table. The list of its events is the table; everything else is worked out from it.
///
/// Events are stored for good: a component may be added with a meaning for its absence, none may change its own. Only
/// what a person wants forgotten is rewritten ([Redaction]).
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Event.Created.class, name = "created"),
    @JsonSubTypes.Type(value = Event.Seated.class, name = "seated"),
    @JsonSubTypes.Type(value = Event.Left.class, name = "left"),
    @JsonSubTypes.Type(value = Event.Filled.class, name = "filled"),
    @JsonSubTypes.Type(value = Event.Named.class, name = "named"),
    @JsonSubTypes.Type(value = Event.Dropped.class, name = "dropped"),
    @JsonSubTypes.Type(value = Event.Started.class, name = "started"),
    @JsonSubTypes.Type(value = Event.Brought.class, name = "brought"),
    @JsonSubTypes.Type(value = Event.Played.class, name = "ply"),
    @JsonSubTypes.Type(value = Event.Undone.class, name = "undone"),
    @JsonSubTypes.Type(value = Event.UndoAsked.class, name = "undo-asked"),
    @JsonSubTypes.Type(value = Event.UndoAgreed.class, name = "undo-agreed"),
    @JsonSubTypes.Type(value = Event.UndoRefused.class, name = "undo-refused"),
    @JsonSubTypes.Type(value = Event.Resigned.class, name = "resigned"),
    @JsonSubTypes.Type(value = Event.Flagged.class, name = "flagged"),
    @JsonSubTypes.Type(value = Event.Paused.class, name = "paused"),
    @JsonSubTypes.Type(value = Event.Over.class, name = "over"),
    @JsonSubTypes.Type(value = Event.Rematch.class, name = "rematch"),
    @JsonSubTypes.Type(value = Event.Said.class, name = "said"),
    @JsonSubTypes.Type(value = Event.Unsaid.class, name = "unsaid")
})
public sealed interface Event {
    /// Whether the game is as it was: nobody's ply comes too late because of it.
    default boolean isAside() {
        return switch (this) {
            case Said _, Unsaid _, Named _, UndoAsked _, UndoAgreed _, UndoRefused _, Paused _, Rematch _ -> true;
            case Created _, Seated _, Left _, Filled _, Dropped _, Started _ -> false;
            case Brought _, Played _, Undone _, Resigned _, Flagged _, Over _ -> false;
        };
    }

    /// Always the first.
    ///
    /// @param edition of the game's rules
    /// @param chairs seat 1 first
    /// @param listed whether strangers find it among the open tables
    /// @param watchersTalk whether those who only watch may say something
    /// @param imported whether the game was played elsewhere, by whomever
    /// @param commitment to the seed of all draws; absent where nothing is drawn any more
    /// @param host the id of the guest who opened the table; absent where that is nobody or was not noted
    /// @param previous the table whose people play once more here, if it is a rematch
    record Created(
            String game,
            int edition,
            Map<String, Object> options,
            List<Chair> chairs,
            boolean listed,
            boolean watchersTalk,
            Optional<Pace> clock,
            boolean imported,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> commitment,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> host,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> previous)
            implements Event {
        public Terms terms() {
            return new Terms(listed, watchersTalk, clock);
        }
    }

    /// @param salt what this person's program adds to the draws, if it does
    record Seated(
            int seat,
            String guest,
            String name,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> salt) implements Event {}

    /// Before the game; during it, leaving is resigning. A computer may be sent away, too.
    record Left(int seat) implements Event {}

    /// Before the game: a computer takes a seat.
    record Filled(int seat, int level) implements Event {}

    /// Somebody at a screen that several share says what they are called.
    record Named(int seat, String name) implements Event {}

    /// Before the game: a seat is taken away. Those after it move up, so their numbers are one less from now on.
    record Dropped(int seat) implements Event {}

    /// @param commitment the same as at the beginning
    record Started(String commitment) implements Event {}

    /// The game was begun elsewhere.
    ///
    /// @param plies how many of the next ones were played there, draws included, which nobody can prove fair
    record Brought(int plies) implements Event {}

    /// @param by a seat, or 0 for chance
    record Played(int by, String token) implements Event {}

    /// @param by who wanted it
    /// @param plies how many were taken back
    record Undone(int by, int plies) implements Event {}

    record UndoAsked(int by, int plies) implements Event {}

    record UndoAgreed(int by) implements Event {}

    record UndoRefused(int by) implements Event {}

    record Resigned(int by) implements Event {}

    /// Ran out of time.
    record Flagged(int by) implements Event {}

    /// The server was away: that time is nobody's.
    record Paused(long millis) implements Event {}

    /// Always the last but for what is said afterwards, and a rematch.
    ///
    /// @param winners none for a draw, or for a game that was not played to its end
    /// @param scores none unless the game was played to its end
    /// @param reason the game's own way of ending, or how people ended it
    /// @param seed of all draws, now that nobody can profit from it; empty if nothing was committed to
    record Over(List<Integer> winners, List<Number> scores, String reason, String seed) implements Event {}

    /// After the end: somebody would like to play again. Once more only if everybody left that table before it began.
    ///
    /// @param table where
    record Rematch(int by, String table) implements Event {}

    /// @param seat 0 for somebody who watches
    /// @param guest who said it; absent where that was not noted
    record Said(
            int seat,
            String name,
            String text,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> guest) implements Event {}

    /// In the place of a message that was removed. It counts as one.
    ///
    /// @param seat as it was
    record Unsaid(int seat) implements Event {}
}
