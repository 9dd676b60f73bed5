package freehold.school;

import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.search.Analysis;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Thinker;
import freehold.search.Verdict;
import freehold.search.Watch;

/// The game's own knowledge, which plays the first games: a net that knows nothing plays at random, and random games
/// teach next to nothing. Mostly it plays what it thinks best, else each move as often as it tried it, so that its
/// games differ.
final class Teacher {
    /// How often it plays the best, and what part of the attention that deserves.
    private static final double BEST = 0.85;

    private final Thinker thinker;
    private final Budget budget;
    private final Dice dice;

    Teacher(Subject subject, Position model, int nodes, long seed) {
        thinker = new Thinker(model, subject.game()::knowledge, seed, Clock.WALL);
        budget = Budget.ofNodes(nodes);
        dice = new Dice(~seed);
    }

    Thought think(Position position) {
        var analysis = thinker.think(position, budget, Watch.SILENT);
        var candidates = analysis.candidates().stream()
                .filter(candidate -> candidate.share() > 0 || candidate.equals(analysis.best()))
                .toList();
        var shares = candidates.stream()
                .mapToDouble(
                        candidate -> candidate.share() * (1 - BEST) + (candidate.equals(analysis.best()) ? BEST : 0))
                .toArray();
        return new Thought(
                candidates.get(dice.among(shares)).move(),
                candidates.stream().mapToInt(Analysis.Candidate::move).toArray(),
                shares,
                analysis.values().stream().mapToDouble(value -> value).toArray(),
                analysis.verdict() != Verdict.OPEN,
                winner(analysis, position.actor()));
    }

    /// Only two seats leave no doubt who wins where the acting one loses; else it counts as shared.
    private static int winner(Analysis analysis, int actor) {
        return switch (analysis.verdict()) {
            case WIN -> actor;
            case LOSS -> analysis.values().size() == 2 ? 3 - actor : 0;
            case DRAW, OPEN -> 0;
        };
    }
}
