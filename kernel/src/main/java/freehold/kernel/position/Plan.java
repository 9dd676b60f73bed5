package freehold.kernel.position;

import freehold.kernel.telling.Phrase;
import java.util.ArrayList;
import java.util.List;

/// What a seat would play before anybody else acts, each ply with its sentence.
public final class Plan {
    public record Step(String token, Phrase text) {}

    private Plan() {}

    /// The plies of an expected line up to where the turn passes, something is drawn or the game ends.
    ///
    /// @param line tokens that are legal one after the other
    public static List<Step> of(Position start, List<String> line) {
        var position = start.copy();
        var steps = new ArrayList<Step>();
        for (var token : line) {
            if (position.actor() != start.actor()) {
                break;
            }
            var move = position.moveOf(token);
            steps.add(new Step(token, position.tell(move)));
            position.playLegal(move);
        }
        return List.copyOf(steps);
    }
}
