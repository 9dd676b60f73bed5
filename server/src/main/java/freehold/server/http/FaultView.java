package freehold.server.http;

import freehold.server.table.Refused;
import freehold.wire.Fault;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A refusal, made ready for the wire.
public final class FaultView {
    private FaultView() {}

    public static Fault of(Refused refused, Speech speech) {
        var details = refused.details();
        return new Fault(
                refused.code().word(),
                speech.tell(refused.sentence()),
                number(details, "version"),
                text(details, "rule"),
                text(details, "token"),
                number(details, "index"),
                number(details, "ply"),
                texts(details, "places"),
                text(details, "table"),
                number(details, Errors.RETRY_AFTER));
    }

    /// Without details.
    static Fault of(String code, String message) {
        return new Fault(
                code,
                message,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static Optional<Integer> number(Map<String, Object> details, String key) {
        return details.get(key) instanceof Integer number ? Optional.of(number) : Optional.empty();
    }

    private static Optional<String> text(Map<String, Object> details, String key) {
        return details.get(key) instanceof String text ? Optional.of(text) : Optional.empty();
    }

    private static Optional<List<String>> texts(Map<String, Object> details, String key) {
        return details.get(key) instanceof List<?> list
                ? Optional.of(list.stream().map(Object::toString).toList())
                : Optional.empty();
    }
}
