package freehold.server.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What linters of OpenAPI ask for, as far as it helps those who generate clients.
class DescriptionLintTest {
    private JsonNode all = Json.tree(Map.of());
    /// By method and address.
    private final Map<String, JsonNode> operations = new TreeMap<>();

    @BeforeEach
    void read() throws IOException {
        all = Json.parse(Files.readAllBytes(Description.FILE));
        all.path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(operation ->
                                operations.put(operation.getKey() + " " + path.getKey(), operation.getValue())));
    }

    @Test
    void everyOperationHasANameOfItsOwn() {
        assertThat(operations.values().stream()
                        .map(operation -> operation.path("operationId").asString()))
                .doesNotHaveDuplicates()
                .allMatch(id -> id.matches("[a-z][A-Za-z]+"));
    }

    /// Generated clients call the parameters of `play` a `PlayRequest`.
    @Test
    void noSchemaIsCalledLikeTheParametersOfAnOperation() {
        var parameters = operations.values().stream()
                .map(operation -> operation.path("operationId").asString() + "Request")
                .map(name -> name.toLowerCase(Locale.ROOT))
                .toList();
        assertThat(all.path("components").path("schemas").propertyNames())
                .noneMatch(schema -> parameters.contains(schema.toLowerCase(Locale.ROOT)));
    }

    @Test
    void everyOperationSaysWhatItDoesAndForWhom() {
        operations.forEach((address, operation) -> {
            assertThat(operation.path("summary").asString())
                    .as(address)
                    .isNotBlank()
                    .hasSizeLessThan(101);
            assertThat(operation.path("security").isArray())
                    .as("security of " + address)
                    .isTrue();
            assertThat(operation.path("tags").size()).as("tags of " + address).isOne();
        });
    }

    @Test
    void everyOperationAnswersAndCanBeRefused() {
        operations.forEach((address, operation) -> {
            var statuses = operation.path("responses").propertyNames();
            assertThat(statuses)
                    .as(address)
                    .anyMatch(status -> status.matches("2..|101"))
                    .contains("4XX");
        });
    }

    /// Whoever sends no token is a stranger at their own table.
    @Test
    void whatDependsOnTheCallerTakesAToken() {
        operations.forEach((address, operation) -> {
            if (address.contains("/api/tables")) {
                assertThat(operation.path("security").toString()).as(address).contains("\"token\"");
            }
        });
    }

    @Test
    void everyPartOfAnAddressIsAParameter() {
        operations.forEach((address, operation) ->
                assertThat(pathParameters(operation)).as(address).containsExactlyInAnyOrderElementsOf(parts(address)));
    }

    private List<String> pathParameters(JsonNode operation) {
        return StreamSupport.stream(operation.path("parameters").spliterator(), false)
                .map(this::resolved)
                .filter(parameter -> parameter.path("in").asString().equals("path"))
                .map(parameter -> parameter.path("name").asString())
                .toList();
    }

    private JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? all.at(node.path("$ref").asString().substring(1)) : node;
    }

    private static List<String> parts(String address) {
        return Pattern.compile("\\{(\\w+)}")
                .matcher(address)
                .results()
                .map(part -> part.group(1))
                .toList();
    }

    @Test
    void everyReferenceLeadsSomewhereAndEveryComponentIsUsed() {
        var references = all.findValuesAsString("$ref");
        var components = new ArrayList<String>();
        for (var kind : List.of("schemas", "parameters", "responses")) {
            all.path("components")
                    .path(kind)
                    .propertyNames()
                    .forEach(name -> components.add("#/components/%s/%s".formatted(kind, name)));
        }
        assertThat(references).containsAll(components);
        assertThat(components).containsAll(references);
    }

    @Test
    void everyObjectSaysWhichOfItsFieldsAreCertain() {
        all.path("components").path("schemas").properties().forEach(schema -> {
            var properties = schema.getValue().path("properties").propertyNames();
            schema.getValue()
                    .path("required")
                    .forEach(name -> assertThat(properties).as(schema.getKey()).contains(name.asString()));
        });
    }

    @Test
    void everyGameDescribesItsViewAndItsPlaces() {
        var schemas = all.path("components").path("schemas");
        var views = schemas.path("View").path("oneOf");
        assertThat(views).isNotEmpty();
        views.forEach(view ->
                assertThat(resolved(view).path("description").asString()).contains(" is named by ", "touches"));
    }
}
