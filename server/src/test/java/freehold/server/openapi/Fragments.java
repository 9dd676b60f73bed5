package freehold.server.openapi;

import freehold.kernel.Games;
import freehold.kernel.Setup;
import freehold.kernel.position.Position;
import freehold.kernel.position.View;
import freehold.server.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The schemas that the compiler has made from records, under the names that the description gives them.
///
/// A game's view is named for the id of the game, so that nothing here names a game.
final class Fragments {
    private static final String FILE = "META-INF/freehold/schemas.json";

    /// By the Java name of the type: what the compiler wrote.
    private final Map<String, JsonNode> fragments = new TreeMap<>();
    /// By the Java name of the type: what its schema is called.
    private final Map<String, String> names = new TreeMap<>();

    private final Map<String, String> views = new TreeMap<>();

    Fragments() {
        read();
        fragments.forEach(
                (type, fragment) -> names.put(type, fragment.path("name").asString()));
        names.put(View.class.getName(), "View");
        Games.all().forEach(game -> {
            var setup = new Setup(game.seats().min(), game.options().read(Map.of()));
            var view = game.start(setup).view(Position.SPECTATOR).getClass().getCanonicalName();
            // Games for tests borrow the views of others.
            if (!views.containsValue(view)) {
                nameView(view, camel(game.id()));
                views.put(game.id(), view);
            }
        });
    }

    private void read() {
        try {
            var files = Fragments.class.getClassLoader().getResources(FILE).asIterator();
            while (files.hasNext()) {
                try (var stream = files.next().openStream()) {
                    Json.parse(stream.readAllBytes())
                            .properties()
                            .forEach(entry -> fragments.put(entry.getKey(), entry.getValue()));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void nameView(String view, String game) {
        names.put(view, game + "View");
        fragments.keySet().stream()
                .filter(type -> type.startsWith(view + "."))
                .forEach(type -> names.put(type, game + type.substring(type.lastIndexOf('.') + 1)));
    }

    /// `the-estates` is `TheEstates`.
    private static String camel(String id) {
        return Arrays.stream(id.split("-"))
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
    }

    /// All schemas by their names.
    Map<String, JsonNode> schemas() {
        var schemas = new TreeMap<String, JsonNode>();
        fragments.forEach((type, fragment) -> {
            var previous = schemas.put(name(type), linked(fragment.path("schema")));
            if (previous != null) {
                throw new IllegalStateException("two schemas are called " + name(type));
            }
        });
        schemas.put("View", view());
        return schemas;
    }

    private String name(String type) {
        var name = names.get(type);
        if (name == null) {
            throw new IllegalStateException("nothing is known of " + type);
        }
        return name;
    }

    private ObjectNode view() {
        var view = JsonNodeFactory.instance.objectNode();
        var which = views.entrySet().stream()
                .map(entry -> "`%s`: %s".formatted(entry.getKey(), name(entry.getValue())))
                .collect(Collectors.joining(", "));
        view.put(
                "description",
                "What somebody may see of a position. Which of these it is, the table's `game` tells: " + which);
        var oneOf = view.putArray("oneOf");
        views.values().forEach(type -> oneOf.addObject().put("$ref", reference(type)));
        return view;
    }

    private String reference(String type) {
        return "#/components/schemas/" + name(type);
    }

    /// With references to schemas instead of types.
    private JsonNode linked(JsonNode node) {
        if (node.isArray()) {
            var array = JsonNodeFactory.instance.arrayNode();
            node.forEach(element -> array.add(linked(element)));
            return array;
        }
        if (!node.isObject()) {
            return node;
        }
        var object = JsonNodeFactory.instance.objectNode();
        node.properties().forEach(entry -> object.set(entry.getKey(), linked(entry.getKey(), entry.getValue())));
        return object;
    }

    private JsonNode linked(String key, JsonNode value) {
        return switch (key) {
            case "$ref" -> JsonNodeFactory.instance.stringNode(reference(value.asString()));
            case "mapping" -> {
                var mapping = JsonNodeFactory.instance.objectNode();
                value.properties()
                        .forEach(entry -> mapping.put(
                                entry.getKey(), reference(entry.getValue().asString())));
                yield mapping;
            }
            default -> linked(value);
        };
    }
}
