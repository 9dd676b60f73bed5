package freehold.records;

import freehold.kernel.Ply;
import java.util.List;
import java.util.Optional;

/// A line of plies with what is said about them and what could have been played instead: the moves of a record.
///
/// Lists and not linked nodes, so that a long game is no deep structure: only variations within variations are.
///
/// @param before what is said before the first ply
public record Variation(Notes before, List<Step> steps) {
    /// No record may have more plies, all variations together.
    public static final int MOST_PLIES = 20_000;

    /// How deep variations may lie within each other.
    public static final int MOST_NESTED = 50;

    /// One ply.
    ///
    /// @param others what could have been played instead of it, and what would have followed
    public record Step(String token, Notes notes, List<Variation> others) {
        public Step {
            others = List.copyOf(others);
        }
    }

    /// What is said about a ply.
    ///
    /// @param name what the variation that begins here is called
    public record Notes(Optional<String> name, Optional<String> comment) {
        public static final Notes NONE = new Notes(Optional.empty(), Optional.empty());

        public boolean isEmpty() {
            return name.isEmpty() && comment.isEmpty();
        }
    }

    public Variation {
        steps = List.copyOf(steps);
    }

    /// Plies without anything said.
    public static Variation of(List<Ply> plies) {
        return new Variation(
                Notes.NONE,
                plies.stream()
                        .map(ply -> new Step(ply.token(), Notes.NONE, List.of()))
                        .toList());
    }
}
