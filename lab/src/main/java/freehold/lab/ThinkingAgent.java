package freehold.lab;

import freehold.kernel.Course;
import freehold.search.Budget;
import freehold.search.Thinker;
import freehold.search.Watch;

/// Plays the best move that a search finds within a budget.
final class ThinkingAgent implements Agent {
    private final Thinker thinker;
    private final Budget budget;

    ThinkingAgent(Thinker thinker, Budget budget) {
        this.thinker = thinker;
        this.budget = budget;
    }

    @Override
    public String choose(Course course) {
        return think(course).token();
    }

    @Override
    public AgentMove think(Course course) {
        var position = course.position();
        var moves = position.legalMoves();
        if (moves.length == 1) {
            return AgentMove.without(position.token(moves[0]));
        }
        var analysis = thinker.think(position, budget, Watch.SILENT);
        return AgentMove.of(analysis.best().token(), analysis);
    }
}
