package freehold.games.theestates.rules;

import freehold.kernel.position.Dice;
import freehold.kernel.position.Ruling;
import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;

/// What the actor is asked for: a row of the table of plies in `RULES.md`. All that is known about a stage is in its
/// class in the package `stages`. Stages hold no state; there is one object of each.
///
/// A class and not an interface, since random play calls it twice a ply: calls by an interface with a dozen
/// implementations made it slower by a twentieth.
public abstract class Stage {
    /// Which one it is, for hashes, views and whoever must tell stages apart.
    public enum Kind {
        DRAW(1),
        STOW(2),
        SELECT(3),
        TURN_OVER(4),
        BID(5),
        SETTLE(6),
        PLACE_CUBE(7),
        PLACE_ROOF(8),
        PLACE_PERMIT(9),
        PLACE_MAYOR(10),
        USE_CANCEL(11),
        OVER(12);

        private final int number;

        Kind(int number) {
            this.number = number;
        }

        /// In hashes.
        int number() {
            return number;
        }
    }

    public abstract Kind kind();

    /// The rule that governs it.
    public abstract Rule rule();

    /// Where a token such as `B2` names a lot; elsewhere it names a blue cube.
    public boolean namesLots() {
        return false;
    }

    /// Writes what can be done, and returns how many moves that are: the one source of truth for what is legal.
    public abstract int moves(Position position, int[] into);

    /// Throws the dice once and takes the move that [#moves] lists at that place, each outcome of chance as often as
    /// its weight. Stages that find it quicker do not write the list.
    public int pick(Position position, Dice dice, int[] scratch) {
        return scratch[dice.below(moves(position, scratch))];
    }

    /// How many physical pieces an outcome of chance stands for.
    public int weight(Position position, int outcome) {
        return 1;
    }

    public abstract void play(Position position, int move);

    /// Why a move that [#moves] does not list is not legal.
    public abstract Ruling.Illegal explain(Position position, int move);

    /// What a move does, for the log. It never tells how much cash somebody has: others read it too (T7).
    public abstract Phrase tell(Position position, int move);

    /// What a legal move does, as data.
    public abstract Note note(Position position, int move);

    /// What the actor is asked for.
    public abstract Phrase prompt(Position position);
}
