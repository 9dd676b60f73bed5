package freehold.lab;

import freehold.search.Analysis;
import java.util.List;

/// What an agent plays, and how it thinks that the game stands.
///
/// @param values each seat's expected share of the win, seat 1 first; empty if it did not think
public record AgentMove(String token, List<Double> values) {
    static AgentMove without(String token) {
        return new AgentMove(token, List.of());
    }

    static AgentMove of(String token, Analysis analysis) {
        return new AgentMove(token, analysis.values());
    }
}
