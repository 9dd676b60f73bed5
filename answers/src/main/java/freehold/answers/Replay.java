package freehold.answers;

import freehold.kernel.Course;
import freehold.kernel.position.Ruling;
import java.util.List;
import java.util.Optional;

/// Plays a list of tokens that somebody sent.
public final class Replay {
    private Replay() {}

    /// Where a list could not be played on.
    ///
    /// @param index how many plies had been played before
    public record Stop(int index, String token, Ruling.Refused refusal) {}

    /// Plays up to the first token that is refused.
    public static Optional<Stop> play(Course course, List<String> tokens) {
        for (var token : tokens) {
            if (course.play(token) instanceof Ruling.Refused refusal) {
                return Optional.of(new Stop(course.plies().size(), token, refusal));
            }
        }
        return Optional.empty();
    }
}
