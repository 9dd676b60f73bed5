package freehold.browser;

import freehold.answers.PositionView;
import freehold.answers.Teller;
import freehold.kernel.InvalidSetup;
import freehold.records.Scoresheet;
import freehold.wire.Fault;
import java.util.List;
import java.util.Optional;

/// Refusals as the server would send them.
final class Faults {
    private Faults() {}

    static Fault of(IllegalPly illegal, Teller teller) {
        var stop = illegal.stop();
        var ruling = PositionView.ruling(stop.token(), stop.refusal(), teller);
        return fault(
                "illegal",
                ruling.message().orElseThrow(),
                ruling.rule(),
                Optional.of(stop.token()),
                Optional.of(stop.index()),
                Optional.empty(),
                ruling.places());
    }

    /// What is wrong with a record, and where.
    static Fault of(Scoresheet.Break broken, Teller teller) {
        return fault(
                "illegal",
                teller.tell(broken.because()),
                broken.rule(),
                Optional.of(broken.token()),
                Optional.empty(),
                Optional.of(broken.ply()),
                Optional.empty());
    }

    static Fault of(InvalidSetup invalid, Teller teller) {
        return of("invalid", teller.tell(invalid.phrase()));
    }

    /// Without details.
    static Fault of(String error, String message) {
        return fault(
                error,
                message,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static Fault fault(
            String error,
            String message,
            Optional<String> rule,
            Optional<String> token,
            Optional<Integer> index,
            Optional<Integer> ply,
            Optional<List<String>> places) {
        return new Fault(
                error, message, Optional.empty(), rule, token, index, ply, places, Optional.empty(), Optional.empty());
    }
}
