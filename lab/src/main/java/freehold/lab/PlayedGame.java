package freehold.lab;

import freehold.kernel.Course;
import java.util.List;
import java.util.Optional;

/// One game of a match.
///
/// @param shareOfA of the win
/// @param fault what made somebody lose before the end
public record PlayedGame(Course course, int seatOfA, double shareOfA, Optional<Fault> fault) {
    /// @param errors the last lines that its program wrote to standard error
    public record Fault(int seat, String sentence, List<String> errors) {}

    static PlayedGame finished(Course course, int seatOfA) {
        var shares = new double[course.setup().seats()];
        course.position().shares(shares);
        return new PlayedGame(course, seatOfA, shares[seatOfA - 1], Optional.empty());
    }

    /// Whoever is at fault loses; the others share the win.
    static PlayedGame forfeited(Course course, int seatOfA, int seatAtFault, AgentFault fault) {
        var share = seatAtFault == seatOfA ? 0 : 1.0 / (course.setup().seats() - 1);
        return new PlayedGame(
                course, seatOfA, share, Optional.of(new Fault(seatAtFault, fault.sentence(), fault.errors())));
    }
}
