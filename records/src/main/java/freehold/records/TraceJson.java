package freehold.records;

import tools.jackson.core.JacksonException;
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
        } catch (JacksonException e) {
            throw new UnreadableException(
                    "not a trace: " + e.getOriginalMessage().lines().findFirst().orElse("no JSON"));
        }
    }
}
