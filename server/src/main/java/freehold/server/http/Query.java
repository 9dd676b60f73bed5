package freehold.server.http;

import freehold.server.table.Refused;
import java.util.Optional;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Fields;

/// What an address says after its question mark.
public record Query(Fields fields) {
    public static final Query NONE = new Query(Fields.EMPTY);

    /// @throws Refused if it can't be read
    public static Query of(Request request) {
        try {
            return new Query(Request.extractQueryParameters(request));
        } catch (RuntimeException e) {
            throw new Refused(Refused.Code.BAD_REQUEST, "the request can't be read");
        }
    }

    public Optional<String> value(String name) {
        return Optional.ofNullable(fields.getValue(name));
    }
}
