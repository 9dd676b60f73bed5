package freehold.kernel.position;

import freehold.kernel.telling.Note;
import freehold.kernel.telling.Phrase;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Where a game stands. Mutable and compact; one owner at a time. Moves are ints that only this position's
/// game can read.
///
/// [#moves] is the one source of truth for what is legal: [#judge] looks a token up there, and [#explain] only says why
/// it is absent. Nothing on the way of search (`copy`, `set`, `moves`, `pick`, `playLegal`, `hash`, `shares`) makes
/// garbage, except `copy` itself.
public interface Position {
    /// The seat of the box, the bag and the shuffle.
    int CHANCE = 0;

    /// Acts when the game is over.
    int NOBODY = -1;

    /// A viewer who has no seat.
    int SPECTATOR = 0;

    /// No list of moves is longer, in any game.
    int MOST_MOVES = 1024;

    /// How many sit at the table.
    int seats();

    /// A seat from 1, [#CHANCE], or [#NOBODY] when the game is over.
    int actor();

    default boolean isOver() {
        return actor() == NOBODY;
    }

    /// The seat whose turn it is, also while others or chance act within it; [#CHANCE] while the table is set up.
    default int turn() {
        return actor();
    }

    /// Writes the legal moves, or the outcomes of chance, and returns how many there are: 0 only when the game is over.
    int moves(int[] into);

    /// How many physical pieces an outcome of chance stands for.
    int weight(int outcome);

    /// One move of random play: chance by weight, a seat uniformly, unless the game's random play is defined otherwise.
    default int pick(Dice dice, int[] scratch) {
        var count = moves(scratch);
        return actor() == CHANCE ? draw(dice, scratch, count) : scratch[dice.below(count)];
    }

    private int draw(Dice dice, int[] outcomes, int count) {
        var total = 0;
        for (var i = 0; i < count; i++) {
            total += weight(outcomes[i]);
        }
        var left = dice.below(total);
        var i = 0;
        while ((left -= weight(outcomes[i])) >= 0) {
            i++;
        }
        return outcomes[i];
    }

    /// Plays a move that [#moves] lists. It trusts: any other move may leave a position that can't be. [#judge] is
    /// the checked door.
    void playLegal(int move);

    /// Points for each seat, seat 1 first; as they stand now while the game goes on.
    double[] scores();

    /// The winning seats as a set of bits, the lowest for seat 1: several when they share it, none for a draw or while
    /// the game goes on.
    int winnerBits();

    /// The winning seats in their order.
    default int[] winners() {
        var bits = winnerBits();
        return IntStream.rangeClosed(1, seats())
                .filter(seat -> (bits >> (seat - 1) & 1) == 1)
                .toArray();
    }

    /// Writes each seat's share of the win once the game is over: winners share it equally, as all do in a draw.
    default void shares(double[] into) {
        var all = (1 << seats()) - 1;
        var winners = winnerBits() == 0 ? all : winnerBits();
        for (var i = 0; i < seats(); i++) {
            into[i] = (winners >> i & 1) / (double) Integer.bitCount(winners);
        }
    }

    /// All moves of this game are below this number; statistics over moves can be kept in words of bits where it is
    /// at most 64.
    default int moveBound() {
        return Integer.MAX_VALUE;
    }

    /// Whether a move does nothing but end the turn.
    default boolean isPass(int move) {
        return false;
    }

    /// Whether a move takes over the other side instead of playing on: the pie rule.
    default boolean isSwap(int move) {
        return false;
    }

    /// Whether the next seat may take over what this turn makes, so that the acting seat should make it fair.
    default boolean canBeTakenOver() {
        return false;
    }

    /// How the game ended.
    ///
    /// @throws IllegalStateException while the game goes on
    Ending ending();

    /// Equal for positions from which the game goes on in the same way.
    long hash();

    /// The same for positions that a symmetry of the board turns into each other.
    default long symmetricHash() {
        return hash();
    }

    /// The same for positions that differ only in which seat plays which side: what is proven about one holds for the
    /// other with the seats exchanged.
    default long unseatedHash() {
        return symmetricHash();
    }

    Position copy();

    /// Becomes equal to another position of the same game and setup.
    void set(Position other);

    /// The words for this game's positions.
    Telling telling();

    /// The token of a move that can be read here.
    default String token(int move) {
        return telling().token(this, move);
    }

    /// Takes a token apart. Whether its move is legal is another question.
    default Reading read(String token) {
        return telling().read(this, token);
    }

    /// The move of a token that is known to be one, such as a stored one.
    default int moveOf(String token) {
        return ((Reading.Move) read(token)).move();
    }

    /// Why a move that [#moves] does not list is not legal. Asking about a legal one is a bug.
    default Ruling.Illegal explain(int illegalMove) {
        return telling().explain(this, illegalMove);
    }

    /// Whether the other seats and the spectators may not learn which move this is while the game goes on.
    default boolean isSecret(int move) {
        return false;
    }

    /// Replaces what a viewer may not know by a guess that fits all that the viewer does know.
    default void imagine(int viewer, Dice dice) {}

    /// What the actor does with a legal move, for the log: `bids $5m`; of chance, a whole clause: `the bag
    /// gives a tile`.
    default Phrase tell(int move) {
        return telling().tell(this, move);
    }

    /// What others are told of a move that they may not know.
    default Phrase tellSecret() {
        return telling().tellSecret(this);
    }

    /// What a legal move does, as data that no other legal move here has; public once the game is over.
    default Note note(int move) {
        return telling().note(this, move);
    }

    /// What the actor is asked for: `bid more than $4m, or pass`.
    default Phrase prompt() {
        return telling().prompt(this);
    }

    /// What a seat, or a [#SPECTATOR], may see.
    default View view(int viewer) {
        return telling().view(this, viewer);
    }

    default boolean isLegal(int move) {
        var moves = new int[MOST_MOVES];
        var count = moves(moves);
        for (var i = 0; i < count; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /// What [#moves] writes, as an array of its own.
    default int[] legalMoves() {
        var moves = new int[MOST_MOVES];
        return Arrays.copyOf(moves, moves(moves));
    }

    /// The legal tokens, sorted.
    default List<String> legalTokens() {
        return IntStream.of(legalMoves()).mapToObj(this::token).sorted().toList();
    }

    /// The checked door: what becomes of a token from outside. The position stays as it is.
    default Ruling judge(String token) {
        return switch (read(token)) {
            case Reading.Move(var move) -> isLegal(move) ? new Ruling.Legal(move) : explain(move);
            case Ruling.Unknown unknown -> unknown;
            case Ruling.Garbled garbled -> garbled;
        };
    }
}
