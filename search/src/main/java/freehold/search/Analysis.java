package freehold.search;

import java.util.List;

/// What search found out about a position: the candidates, best first.
///
/// @param nodes simulated games
/// @param values each seat's expected share of the win, seat 1 first
public record Analysis(long nodes, List<Double> values, List<Candidate> candidates) {
    /// One move.
    ///
    /// @param value the acting seat's expected share of the win, 0 to 1
    /// @param share of the simulated games that began with it
    /// @param line the move and what is expected to follow
    public record Candidate(int move, String token, double value, double share, List<String> line) {}

    public Candidate best() {
        return candidates.getFirst();
    }
}
