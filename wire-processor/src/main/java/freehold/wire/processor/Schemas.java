package freehold.wire.processor;

import freehold.kernel.wire.JsonWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// JSON schemas of all that a module sends, in one text: by the Java name of each type what its schema is called and
/// what it says. Where one speaks of another, `$ref` holds its Java name.
final class Schemas {
    /// Where it is packed.
    static final String FILE = "META-INF/freehold/schemas.json";

    private final Reader reader;
    private final Map<String, Structure> structures = new TreeMap<>();

    Schemas(Reader reader) {
        this.reader = reader;
    }

    void add(Structure structure) {
        structures.put(structure.type().getQualifiedName().toString(), structure);
    }

    boolean isEmpty() {
        return structures.isEmpty();
    }

    @Override
    public String toString() {
        var out = new JsonWriter().beginObject();
        structures.forEach((name, structure) -> {
            out.name(name).beginObject();
            out.name("name").text(Names.schema(structure.type()));
            out.name("schema").beginObject();
            describe(structure.text(), out);
            switch (structure) {
                case Structure.Plain object -> object(object, out);
                case Structure.OneOf oneOf -> oneOf(oneOf, out);
            }
            out.endObject().endObject();
        });
        return out.endObject().toString();
    }

    private static void describe(String text, JsonWriter out) {
        if (!text.isEmpty()) {
            out.name("description").text(text);
        }
    }

    private static void oneOf(Structure.OneOf oneOf, JsonWriter out) {
        out.name("oneOf").beginArray();
        oneOf.cases().forEach(each -> reference(each.type().getQualifiedName().toString(), out));
        out.endArray();
        out.name("discriminator").beginObject();
        out.name("propertyName").text(Structure.KIND);
        out.name("mapping").beginObject();
        oneOf.cases()
                .forEach(each -> out.name(each.kind())
                        .text(each.type().getQualifiedName().toString()));
        out.endObject().endObject();
    }

    private static void reference(String type, JsonWriter out) {
        out.beginObject().name("$ref").text(type).endObject();
    }

    private void object(Structure.Plain object, JsonWriter out) {
        var properties = new LinkedHashMap<String, Property>();
        add(object, true, properties);
        out.name("type").text("object");
        out.name("properties").beginObject();
        properties.forEach((name, property) -> {
            out.name(name).beginObject();
            describe(property.text(), out);
            shape(property.shape(), out);
            out.endObject();
        });
        out.endObject();
        var required = properties.values().stream().filter(Property::isRequired).toList();
        if (!required.isEmpty()) {
            out.name("required").beginArray();
            required.forEach(property -> out.text(property.name()));
            out.endArray();
        }
    }

    /// @param isThere whether the object is there at all
    private void add(Structure.Plain object, boolean isThere, Map<String, Property> into) {
        if (!object.kind().isEmpty()) {
            Property.kind(object.kind(), object.text(), isThere).addTo(into);
        }
        for (var field : object.fields()) {
            switch (field) {
                case Field.Plain plain ->
                    Property.of(plain, object.kind(), isThere).addTo(into);
                case Field.Flat flat -> addFlat(flat, isThere && !flat.isOptional(), into);
            }
        }
    }

    /// Of several cases only one is there, so only what all of them have is certain: their kind.
    private void addFlat(Field.Flat flat, boolean isThere, Map<String, Property> into) {
        switch (reader.read(flat.type())) {
            case Structure.Plain object -> add(object, isThere, into);
            case Structure.OneOf(var _, var _, var cases) -> cases.forEach(each -> add(each, false, into));
        }
    }

    private static void shape(Shape shape, JsonWriter out) {
        switch (shape) {
            case Shape.Text(var words) -> text(words, out);
            case Shape.Word(var _, var constants) ->
                text(constants.stream().map(Names::word).toList(), out);
            case Shape.Whole _ -> out.name("type").text("integer");
            case Shape.Decimal _ -> out.name("type").text("number");
            case Shape.Flag _ -> out.name("type").text("boolean");
            case Shape.Scalar _ -> types(out, "integer", "boolean", "string");
            case Shape.ListOf(var element) -> inner("array", "items", element, out);
            case Shape.MapOf(var value) -> inner("object", "additionalProperties", value, out);
            case Shape.Maybe(var value, var isNull) -> maybe(value, isNull, out);
            case Shape.Part(var type, var _) -> out.name("$ref").text(type);
            case Shape.Foreign(var type) -> out.name("$ref").text(type);
        }
    }

    private static void text(List<String> words, JsonWriter out) {
        out.name("type").text("string");
        if (!words.isEmpty()) {
            out.name("enum").beginArray();
            words.forEach(out::text);
            out.endArray();
        }
    }

    private static void types(JsonWriter out, String... types) {
        out.name("type").beginArray();
        List.of(types).forEach(out::text);
        out.endArray();
    }

    private static void inner(String type, String name, Shape shape, JsonWriter out) {
        out.name("type").text(type);
        out.name(name).beginObject();
        shape(shape, out);
        out.endObject();
    }

    private static void maybe(Shape value, boolean isNull, JsonWriter out) {
        if (!isNull) {
            shape(value, out);
            return;
        }
        out.name("oneOf").beginArray().beginObject();
        shape(value, out);
        out.endObject().beginObject().name("type").text("null").endObject().endArray();
    }
}
