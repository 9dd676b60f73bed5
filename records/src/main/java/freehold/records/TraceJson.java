package freehold.records;

import java.util.stream.Collectors;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/// Traces as JSON, one line a game.
public final class TraceJson {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    private TraceJson() {}

    public static String write(Trace trace) {
        return MAPPER.writeValueAsString(trace);
    }

    /// @throws UnreadableException with a sentence that says what is wrong
    public static Trace read(String line) throws UnreadableException {
        try {
            return MAPPER.readValue(line, Trace.class);
        } catch (StreamReadException e) {
            throw new UnreadableException("not JSON: " + firstLine(e));
        } catch (DatabindException e) {
            throw new UnreadableException("not a trace: %s does not hold what it should; a trace has %s"
                    .formatted(place(e), "game, options, seats, plies with by, legal and move, winners and scores"));
        }
    }

    private static String firstLine(StreamReadException e) {
        return e.getOriginalMessage()
                .lines()
                .findFirst()
                .orElse("nothing there")
                .replaceAll("\\s*(at )?\\(?\\[Source.*", "");
    }

    /// Where in the object it went wrong: `plies.3.legal`.
    private static String place(DatabindException e) {
        var path = e.getPath().stream()
                .map(step -> step.getPropertyName() == null ? "" + step.getIndex() : step.getPropertyName())
                .collect(Collectors.joining("."));
        return path.isEmpty() ? "the object" : path;
    }
}
