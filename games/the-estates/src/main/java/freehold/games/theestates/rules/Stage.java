package freehold.games.theestates.rules;

import freehold.kernel.position.Dice;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// What the actor is asked for: a row of the table of plies in `RULES.md`. All that is known about a stage is in its
/// class in the room `stages`. Stages hold no state; there is one object of each.
public interface Stage {
    /// Which one it is, for hashes, views and whoever must tell stages apart.
    enum Kind {
        DRAW,
        STOW,
        SELECT,
        TURN_OVER,
        BID,
        SETTLE,
        PLACE_CUBE,
        PLACE_ROOF,
        PLACE_PERMIT,
        PLACE_MAYOR,
        USE_CANCEL,
        OVER
    }

    Kind kind();

    /// The rule that governs it.
    Rule rule();

    /// Where a token such as `B2` names a lot; elsewhere it names a blue cube.
    default boolean namesLots() {
        return false;
    }

    /// Writes what can be done, and returns how many moves that are: the one source of truth for what is legal.
    int moves(Position position, int[] into);

    /// Throws the dice once and takes the move that [#moves] lists at that place, each outcome of chance as often as
    /// its weight. Stages that find it quicker do not write the list.
    default int pick(Position position, Dice dice, int[] scratch) {
        return scratch[dice.below(moves(position, scratch))];
    }

    /// How many physical pieces an outcome of chance stands for.
    default int weight(Position position, int outcome) {
        return 1;
    }

    void play(Position position, int move);

    /// Why a move that [#moves] does not list is not legal.
    Ruling.Illegal explain(Position position, int move);

    /// What a move does, for the log. It never tells how much cash somebody has: others read it too (T7).
    Phrase tell(Position position, int move);

    /// What can be counted about a move.
    Note note(Position position, int move);

    /// What the actor is asked for.
    Phrase prompt(Position position);
}
