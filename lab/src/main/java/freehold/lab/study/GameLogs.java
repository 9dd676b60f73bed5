package freehold.lab.study;

import freehold.kernel.telling.Numbers;
import java.util.Arrays;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Logs of games as JSON, one line each; and the study itself, so that a folder tells what it is about.
public final class GameLogs {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private GameLogs() {}

    /// The log, with who played and how it ended beside it, for those who read the file with something else.
    public static String write(Study study, GameLog log) {
        var end = log.course(study).position();
        var line = (ObjectNode) MAPPER.valueToTree(log);
        line.set("agents", MAPPER.valueToTree(study.inCase(log.inCase()).seating(log.game())));
        line.set("winners", MAPPER.valueToTree(end.winners()));
        line.set(
                "scores",
                MAPPER.valueToTree(
                        Arrays.stream(end.scores()).mapToObj(Numbers::plain).toList()));
        return MAPPER.writeValueAsString(line);
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
