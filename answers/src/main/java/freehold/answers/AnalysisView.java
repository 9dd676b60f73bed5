package freehold.answers;

import freehold.kernel.position.Plan;
import freehold.kernel.position.Position;
import freehold.search.Analysis;
import freehold.search.Verdict;
import freehold.wire.AnalysisLine;
import freehold.wire.Candidate;
import freehold.wire.Outcome;
import freehold.wire.Step;
import java.util.List;
import java.util.Optional;

/// What search thinks of a position, made ready for the wire.
public final class AnalysisView {
    private static final int MOST_MOVES = 50;

    private AnalysisView() {}

    public static AnalysisLine of(Analysis analysis, Position position, Teller teller, boolean isFinal) {
        var best = analysis.best();
        var advised = analysis.advice();
        var moves = analysis.candidates().stream()
                .limit(MOST_MOVES)
                .map(move -> candidate(move, position, teller, advised.contains(move)))
                .toList();
        return new AnalysisLine(
                analysis.nodes(),
                best.value(),
                analysis.values(),
                proven(analysis.verdict()),
                best.line(),
                moves,
                isFinal);
    }

    private static Candidate candidate(Analysis.Candidate move, Position position, Teller teller, boolean isAdvised) {
        var line = isAdvised ? move.line() : List.<String>of();
        var turn = Plan.of(position, line).stream()
                .map(step -> new Step(step.token(), teller.tell(step.text())))
                .toList();
        return new Candidate(
                move.token(),
                teller.tell(position.tell(move.move())),
                move.value(),
                move.share(),
                proven(move.verdict()),
                isAdvised,
                turn,
                line);
    }

    private static Optional<Outcome> proven(Verdict verdict) {
        return switch (verdict) {
            case OPEN -> Optional.empty();
            case WIN -> Optional.of(Outcome.WIN);
            case DRAW -> Optional.of(Outcome.DRAW);
            case LOSS -> Optional.of(Outcome.LOSS);
        };
    }
}
