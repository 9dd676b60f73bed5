package freehold.lab.study;

import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/// Logs of games as JSON, one line each; and the study itself, so that a folder tells what it is about.
public final class GameLogs {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    private GameLogs() {}

    public static String write(GameLog log) {
        return MAPPER.writeValueAsString(log);
    }

    public static String write(Study study) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(study) + "\n";
    }

    /// The log of a line, or nothing if the line is not whole.
    public static Optional<GameLog> read(String line) {
        return read(line, GameLog.class);
    }

    public static Optional<Study> readStudy(String text) {
        return read(text, Study.class);
    }

    private static <T> Optional<T> read(String text, Class<T> type) {
        try {
            return Optional.of(MAPPER.readValue(text, type));
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }
}
