package freehold.server.openapi;

import freehold.server.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The description of the whole interface: addresses as they are written by hand, schemas as records have them.
final class Description {
    /// Where it is packed with the code.
    static final Path FILE = Path.of("src/main/resources/freehold/server/api/openapi.json");

    private static final Path SOURCE = Path.of("src/main/openapi");
    private static final String SCHEMAS = "#/components/schemas/";

    private Description() {}

    /// As text.
    static String write() {
        return JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValueAsString(make()) + "\n";
    }

    private static JsonNode make() {
        var all = read("paths.json");
        all.path("paths")
                .forEach(path -> path.forEach(operation -> addRefusals((ObjectNode) operation.path("responses"))));
        var components = read("components.json");
        var schemas = new TreeMap<>(new Fragments().schemas());
        components.path("schemas").properties().forEach(entry -> schemas.put(entry.getKey(), entry.getValue()));
        all.set("components", components);
        components.putObject("schemas");
        var used = used(all, schemas);
        schemas.keySet().retainAll(used);
        ((ObjectNode) components.path("schemas")).setAll(schemas);
        return all;
    }

    /// Whatever is asked for can be refused, and can be too much.
    private static void addRefusals(ObjectNode responses) {
        responses.putObject("429").put("$ref", "#/components/responses/TooMany");
        responses.putObject("4XX").put("$ref", "#/components/responses/Refusal");
        responses.putObject("default").put("$ref", "#/components/responses/Refusal");
    }

    private static ObjectNode read(String file) {
        try {
            return (ObjectNode) Json.parse(Files.readAllBytes(SOURCE.resolve(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The schemas that a document leads to.
    private static Set<String> used(JsonNode document, Map<String, JsonNode> schemas) {
        var used = new TreeSet<String>();
        var waiting = new ArrayDeque<JsonNode>();
        waiting.add(document);
        while (!waiting.isEmpty()) {
            for (var reference : waiting.remove().findValuesAsString("$ref")) {
                var name = reference.substring(reference.lastIndexOf('/') + 1);
                if (reference.startsWith(SCHEMAS) && used.add(name)) {
                    waiting.add(Objects.requireNonNull(schemas.get(name), reference));
                }
            }
        }
        return used;
    }
}
