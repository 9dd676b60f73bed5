package freehold.wire;

import freehold.kernel.position.Position;
import freehold.kernel.telling.Place;
import freehold.kernel.wire.Wire;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A legal move as data, so that nobody has to take its token apart. No two legal moves of a position have the same
/// data.
///
/// @param token what to play
/// @param kind a word or two for what it does, few of them in a game: `place`, `bid`, `pass`
/// @param piece what it is done with, if there is something: `dark`, `roof`
/// @param amount what it costs or how much it is about, in the unit of the game
/// @param place where on the board something is put, by the names that the view uses
/// @param target what it is about, by the names that the view uses: a cube on offer, an area, a row
/// @param from what it comes from, by the names that the view uses: a pawn, a seat, the price until now
@Wire
public record Move(
        String token,
        String kind,
        Optional<String> piece,
        Optional<Integer> amount,
        Optional<String> place,
        Optional<String> target,
        Optional<String> from) {
    /// All legal moves, in the order of their tokens.
    public static List<Move> legal(Position position) {
        return IntStream.of(position.legalMoves())
                .mapToObj(move -> of(position, move))
                .sorted(Comparator.comparing(Move::token))
                .toList();
    }

    private static Move of(Position position, int move) {
        var note = position.note(move);
        return new Move(
                position.token(move),
                note.kind(),
                note.piece(),
                note.amount().isPresent() ? Optional.of(note.amount().getAsInt()) : Optional.empty(),
                note.place().map(Place::name),
                note.target(),
                note.from());
    }
}
