package freehold.records;

import freehold.records.Variation.Notes;
import freehold.records.Variation.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// Puts the moves of one record together, piece by piece as they are read. It knows nothing of any rule.
///
/// What does not fit is refused with a sentence, and nothing changes.
final class Branches {
    /// A line that is being read.
    private static final class Branch {
        /// How many plies lead to its first.
        final int from;

        final List<Growing> steps = new ArrayList<>();
        final Remarks before = new Remarks();

        Branch(int from) {
            this.from = from;
        }

        /// What is said next is about the last ply.
        Remarks remarks() {
            return steps.isEmpty() ? before : steps.getLast().remarks;
        }

        Variation done() {
            return new Variation(
                    before.notes(), steps.stream().map(Growing::done).toList());
        }
    }

    private static final class Growing {
        final String token;
        final Remarks remarks = new Remarks();
        final List<Variation> others = new ArrayList<>();

        Growing(String token) {
            this.token = token;
        }

        Step done() {
            return new Step(token, remarks.notes(), others);
        }
    }

    /// Comments about one ply; one that begins with `#` is a name.
    private static final class Remarks {
        private Optional<String> name = Optional.empty();
        private final StringBuilder comment = new StringBuilder();

        void add(String text) {
            if (text.startsWith("#")) {
                name = Optional.of(text.substring(1).strip());
            } else if (!text.isEmpty()) {
                comment.append(comment.isEmpty() ? "" : " ").append(text);
            }
        }

        Notes notes() {
            return new Notes(
                    name.filter(text -> !text.isEmpty()),
                    comment.isEmpty() ? Optional.empty() : Optional.of(comment.toString()));
        }
    }

    /// The innermost line first.
    private final Deque<Branch> open = new ArrayDeque<>();

    private int plies;

    Branches() {
        open.push(new Branch(0));
    }

    boolean isEmpty() {
        return plies == 0;
    }

    /// The number of the ply that would come next.
    int nextPly() {
        return open.element().from + open.element().steps.size() + 1;
    }

    Optional<String> token(String token) {
        if (plies == Variation.MOST_PLIES) {
            return Optional.of("a record has at most " + Variation.MOST_PLIES + " moves, variations included");
        }
        plies++;
        open.element().steps.add(new Growing(token));
        return Optional.empty();
    }

    void remark(String text) {
        open.element().remarks().add(text);
    }

    /// What follows is played instead of the last ply.
    Optional<String> begin() {
        if (open.element().steps.isEmpty()) {
            return Optional.of("a variation stands behind the move that it replaces");
        }
        if (open.size() > Variation.MOST_NESTED) {
            return Optional.of("variations lie at most " + Variation.MOST_NESTED + " deep within each other");
        }
        open.push(new Branch(nextPly() - 2));
        return Optional.empty();
    }

    Optional<String> end() {
        if (open.size() == 1) {
            return Optional.of("there is no ( for this )");
        }
        if (open.element().steps.isEmpty()) {
            return Optional.of("a variation has at least one move");
        }
        var done = open.pop().done();
        open.element().steps.getLast().others.add(withoutPrologue(done));
        return Optional.empty();
    }

    /// What is said before the first ply of a variation is about that ply.
    private static Variation withoutPrologue(Variation variation) {
        if (variation.before().isEmpty()) {
            return variation;
        }
        var first = variation.steps().getFirst();
        var remarks = new Remarks();
        List.of(variation.before(), first.notes()).forEach(notes -> {
            notes.name().ifPresent(name -> remarks.add("#" + name));
            notes.comment().ifPresent(remarks::add);
        });
        var steps = new ArrayList<>(variation.steps());
        steps.set(0, new Step(first.token(), remarks.notes(), first.others()));
        return new Variation(Notes.NONE, steps);
    }

    boolean isWithinVariation() {
        return open.size() > 1;
    }

    /// All that was read; variations that were not ended end here.
    Variation done() {
        while (isWithinVariation()) {
            if (end().isPresent()) {
                open.pop();
            }
        }
        return open.element().done();
    }
}
