package freehold.kernel.texts;

import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Setup;
import freehold.kernel.position.Position;
import java.util.List;

/// A position in which somebody who looks one turn ahead finds the right ply, as a game's `tactics.txt` has it:
/// `seats | options | tokens before | solutions | kind`.
///
/// @param solutions the tokens that do it, and no others do
/// @param kind what is to be found, in a word or two
public record Tactic(Setup setup, List<String> before, List<String> solutions, String kind) {
    public static List<Tactic> of(Game game) {
        return TableLine.beside(game, "tactics.txt").stream()
                .map(line -> new Tactic(
                        line.setup(),
                        line.before(),
                        TableLine.words(line.fields().get(0)),
                        line.fields().get(1)))
                .toList();
    }

    /// @throws IllegalArgumentException if a token before it is illegal
    public Position position(Game game) {
        var course = new Course(game, setup);
        course.playAll(before).ifPresent(refused -> {
            throw new IllegalArgumentException("%s: %s".formatted(this, refused.message()));
        });
        return course.position();
    }

    @Override
    public String toString() {
        return "%s after %d plies".formatted(kind, before.size());
    }
}
