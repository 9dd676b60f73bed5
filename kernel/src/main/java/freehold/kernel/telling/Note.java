package freehold.kernel.telling;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What kind of thing a ply does, in words that can be counted over many games.
///
/// @param kind a word or two, few of them in a game: `place`, `bid`, `swap`
/// @param piece what it is done with, if there is something: `dark`, `roof`
/// @param amount what it costs or how much it is about, in the unit of the game
/// @param place where, if it is somewhere
/// @param effects the rules that come into play by it: `removes`, `takes a certificate`
public record Note(
        String kind, Optional<String> piece, OptionalInt amount, Optional<Place> place, List<String> effects) {
    public Note {
        effects = List.copyOf(effects);
    }

    public static Note of(String kind) {
        return new Note(kind, Optional.empty(), OptionalInt.empty(), Optional.empty(), List.of());
    }

    public Note with(String what) {
        return new Note(kind, Optional.of(what), amount, place, effects);
    }

    public Note about(int howMuch) {
        return new Note(kind, piece, OptionalInt.of(howMuch), place, effects);
    }

    public Note at(Place where) {
        return new Note(kind, piece, amount, Optional.of(where), effects);
    }

    public Note causing(List<String> rulesInPlay) {
        return new Note(kind, piece, amount, place, rulesInPlay);
    }
}
