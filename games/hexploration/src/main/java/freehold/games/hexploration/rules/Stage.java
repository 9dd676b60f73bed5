package freehold.games.hexploration.rules;

import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// What is asked for now: the moves there are, what they do, and all that is said about them. The rows of the table of
/// plies in `RULES.md`.
///
/// Stages hold no state; they are in the package `stages`.
public interface Stage {
    /// For hashing; it may change from one version to the next.
    int number();

    /// As in views: `open`.
    String name();

    default int actor(Position position) {
        return position.activeSeat();
    }

    /// The seat whose turn it is, or chance while the table is set up.
    default int turn(Position position) {
        return actor(position);
    }

    default boolean isOver() {
        return false;
    }

    /// The kinds of which there is a move, as bits. With [#list], the one source of truth for what is legal.
    int kinds(Position position);

    /// Lists the moves of one of these kinds.
    void list(Position position, Kind kind, MoveList moves);

    /// Plays a legal move.
    void play(Position position, int move);

    /// Why a move is not legal.
    Ruling.Illegal explain(Position position, int move);

    /// What the actor is asked for.
    Phrase prompt(Position position);

    /// What the actor does with a legal move, told before it is done.
    Phrase tell(Position position, int move);

    /// What a legal move does, as data.
    Note note(Position position, int move);
}
