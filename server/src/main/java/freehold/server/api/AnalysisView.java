package freehold.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import freehold.kernel.position.Plan;
import freehold.kernel.position.Position;
import freehold.search.Analysis;
import freehold.search.Verdict;
import freehold.server.http.Speech;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What search thinks of a position, as it goes over the wire.
///
/// @param value the acting seat's expected share of the win
/// @param values every seat's, seat 1 first
/// @param proven `win`, `draw` or `loss` for the acting seat, if that is proven
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record AnalysisLine(
        long nodes,
        double value,
        List<Double> values,
        Optional<String> proven,
        List<String> pv,
        List<Move> moves,
        @JsonProperty("final") boolean isFinal) {
    private static final int MOST_MOVES = 50;

    public static AnalysisLine of(Analysis analysis, Position position, Speech speech, boolean isFinal) {
        var best = analysis.best();
        var advised = analysis.advice();
        var moves = analysis.candidates().stream()
                .limit(MOST_MOVES)
                .map(move -> Move.of(move, position, speech, advised.contains(move)))
                .toList();
        return new AnalysisLine(
                analysis.nodes(),
                best.value(),
                analysis.values(),
                told(analysis.verdict()),
                best.line(),
                moves,
                isFinal);
    }

    private static Optional<String> told(Verdict verdict) {
        return verdict == Verdict.OPEN
                ? Optional.empty()
                : Optional.of(verdict.name().toLowerCase(Locale.ROOT));
    }

    /// @param text what it does, in words
    /// @param advised whether it can be recommended: it is as good as anything, and search has looked at it
    /// @param turn where it is advised, the rest of the turn from it on
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Move(
            String token,
            String text,
            double value,
            double share,
            Optional<String> proven,
            boolean advised,
            List<Step> turn) {
        static Move of(Analysis.Candidate move, Position position, Speech speech, boolean isAdvised) {
            var line = isAdvised ? move.line() : List.<String>of();
            var turn = Plan.of(position, line).stream()
                    .map(step -> new Step(step.token(), speech.tell(step.text())))
                    .toList();
            return new Move(
                    move.token(),
                    speech.tell(position.tell(move.move())),
                    move.value(),
                    move.share(),
                    told(move.verdict()),
                    isAdvised,
                    turn);
        }
    }

    public record Step(String token, String text) {}
}
