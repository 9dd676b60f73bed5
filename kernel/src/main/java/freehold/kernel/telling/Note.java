package freehold.kernel.telling;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What a ply does, as data. Kind, piece, amount, place and effects can be counted over many games, so there are few of
/// each. Together with `target` and `from` they tell every legal move of a position from all others, so that nobody has
/// to take a token apart.
///
/// @param kind a word or two, few of them in a game: `place`, `bid`, `swap`
/// @param piece what it is done with, if there is something: `dark`, `roof`
/// @param amount what it costs or how much it is about, in the unit of the game
/// @param place where on the board something is put, if it is put somewhere
/// @param target what it is about, by the name that the view uses: a cube on offer, an area, a row
/// @param from what it comes from, by the name that the view uses: a pawn, a seat, the price until now
/// @param effects the rules that come into play by it: `removes`, `takes a certificate`
public record Note(
        String kind,
        Optional<String> piece,
        OptionalInt amount,
        Optional<Place> place,
        Optional<String> target,
        Optional<String> from,
        List<String> effects) {
    public Note {
        effects = List.copyOf(effects);
    }

    public static Note of(String kind) {
        return new Note(
                kind,
                Optional.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    public Note with(String what) {
        return new Note(kind, Optional.of(what), amount, place, target, from, effects);
    }

    public Note about(int howMuch) {
        return new Note(kind, piece, OptionalInt.of(howMuch), place, target, from, effects);
    }

    public Note at(Place where) {
        return new Note(kind, piece, amount, Optional.of(where), target, from, effects);
    }

    public Note to(String what) {
        return new Note(kind, piece, amount, place, Optional.of(what), from, effects);
    }

    public Note from(String origin) {
        return new Note(kind, piece, amount, place, target, Optional.of(origin), effects);
    }

    public Note causing(List<String> rulesInPlay) {
        return new Note(kind, piece, amount, place, target, from, rulesInPlay);
    }
}
