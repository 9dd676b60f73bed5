package freehold.lab;

import freehold.search.Analysis;
import java.util.List;

/// What an agent plays, and how it thinks that the game stands.
///
/// @param values each seat's expected share of the win, seat 1 first; empty if it did not think
public record Thought(String token, List<Double> values) {
    static Thought without(String token) {
        return new Thought(token, List.of());
    }

    static Thought of(String token, Analysis analysis) {
        return new Thought(token, analysis.values());
    }
}
