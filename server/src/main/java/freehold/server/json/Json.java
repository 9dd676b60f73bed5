package freehold.server.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// JSON that is stored, and JSON that comes from outside. What is sent writes itself ([freehold.kernel.wire.Writable]).
public final class Json {
    /// Left to itself it keeps as many as were ever used at once, which is what an attack leaves behind.
    private static final int BUFFERS_KEPT = 32;

    private static final ObjectMapper MAPPER = mapper().build();

    private Json() {}

    /// How all JSON is read and written: what records hold, and not what can be asked of them (`isOpen`).
    public static JsonMapper.Builder mapper() {
        return JsonMapper.builder(JsonFactory.builder()
                        .recyclerPool(JsonRecyclerPools.newBoundedPool(BUFFERS_KEPT))
                        .build())
                .addModule(new SimpleModule().addSerializer(new WritableSerializer()))
                .changeDefaultVisibility(checker -> checker.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
    }

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    public static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    public static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    /// Reads what this program itself has written.
    public static <T> T read(String text, Class<T> type) {
        return MAPPER.readValue(text, type);
    }

    /// Reads what came from outside.
    ///
    /// @throws tools.jackson.core.JacksonException if it is not JSON
    public static JsonNode parse(byte[] text) {
        return MAPPER.readTree(text);
    }
}
