package example;

import freehold.kernel.Course;
import freehold.kernel.position.Dice;
import freehold.lab.Agent;
import java.util.ArrayList;

/// An agent of our own: plays whatever leaves its seat the most points right away, and any of those if
/// there are several.
final class Grabber implements Agent {
    private final Dice dice;

    Grabber(long seed) {
        dice = new Dice(seed);
    }

    @Override
    public String choose(Course course) {
        var position = course.position();
        var best = new ArrayList<String>();
        var most = Double.NEGATIVE_INFINITY;
        for (var move : position.legalMoves()) {
            var next = position.copy();
            next.playLegal(move);
            var points = next.scores()[position.actor() - 1];
            if (points > most) {
                most = points;
                best.clear();
            }
            if (points == most) {
                best.add(position.token(move));
            }
        }
        return best.get(dice.below(best.size()));
    }
}
