package freehold.wire;

import freehold.kernel.wire.JsonWriter;
import freehold.kernel.wire.Named;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.List;
import java.util.Optional;

/// What search thinks of a position.
///
/// @param nodes how many games were simulated
/// @param value the acting seat's expected share of the win, 0 to 1
/// @param values every seat's, seat 1 first
/// @param proven what is proven for the acting seat; absent while nothing is
/// @param pv the plies that search expects
/// @param moves the best first
/// @param isFinal whether nothing follows
@Wire
public record AnalysisLine(
        long nodes,
        double value,
        List<Double> values,
        Optional<Outcome> proven,
        List<String> pv,
        List<Candidate> moves,
        @Named("final") boolean isFinal)
        implements Writable {
    @Override
    public void write(JsonWriter out) {
        AnalysisLineJson.write(this, out);
    }
}
