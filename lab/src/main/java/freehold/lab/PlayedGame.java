package freehold.lab;

import freehold.kernel.Course;
import java.util.List;
import java.util.Optional;

/// One game of a match.
///
/// @param shareOfA of the win
/// @param thoughts for each ply
/// @param fault what made somebody lose before the end
public record PlayedGame(Course course, int seatOfA, double shareOfA, List<Thought> thoughts, Optional<Fault> fault) {
    /// What went into a ply.
    ///
    /// @param values what its player expected of the win for each seat, seat 1 first; or empty
    /// @param seconds how long that took; 0 if nobody thought
    public record Thought(List<Double> values, double seconds) {
        static final Thought NONE = new Thought(List.of(), 0);
    }

    /// @param errors the last lines that its program wrote to standard error
    public record Fault(int seat, String sentence, List<String> errors) {}

    static PlayedGame finished(Course course, int seatOfA, List<Thought> thoughts) {
        var shares = new double[course.setup().seats()];
        course.position().shares(shares);
        return new PlayedGame(course, seatOfA, shares[seatOfA - 1], thoughts, Optional.empty());
    }

    /// Whoever is at fault loses; the others share the win.
    static PlayedGame forfeited(Course course, int seatOfA, List<Thought> thoughts, AgentFault fault) {
        var seatAtFault = course.position().actor();
        var share = seatAtFault == seatOfA ? 0 : 1.0 / (course.setup().seats() - 1);
        return new PlayedGame(
                course,
                seatOfA,
                share,
                thoughts,
                Optional.of(new Fault(seatAtFault, fault.sentence(), fault.errors())));
    }
}
