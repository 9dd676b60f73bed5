package freehold.server.json;

import freehold.kernel.telling.Phrase;
import freehold.server.table.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// A JSON object that somebody sent. Whatever in it is not as it should be is refused with a sentence that says so.
public final class Body {
    private final JsonNode node;

    private Body(JsonNode node) {
        this.node = node;
    }

    /// Nothing at all counts as an empty object.
    public static Body parse(byte[] text) {
        try {
            var node = Json.parse(text.length == 0 ? new byte[] {'{', '}'} : text);
            return of(node);
        } catch (JacksonException e) {
            throw refused("the body is not JSON");
        }
    }

    private static Body of(JsonNode node) {
        if (!node.isObject()) {
            throw refused("a JSON object is expected");
        }
        return new Body(node);
    }

    public boolean has(String field) {
        return !node.path(field).isMissingNode() && !node.path(field).isNull();
    }

    /// A text that must be there and not be blank.
    public String text(String field, int longest) {
        var text = optionalText(field, longest);
        if (text.isBlank()) {
            throw refused(Phrase.of("'%s' is missing; it holds a text", field));
        }
        return text;
    }

    /// A text, empty if it is not there.
    public String optionalText(String field, int longest) {
        return field(field, JsonNode::isString, "a text")
                .map(text -> limited(field, text.stringValue(), longest))
                .orElse("");
    }

    private static String limited(String field, String text, int longest) {
        if (text.length() > longest) {
            throw refused(Phrase.of("'%s' is longer than %s characters", field, longest));
        }
        if (!isStorable(text)) {
            throw refused(Phrase.of("'%s' holds characters that are none", field));
        }
        return text;
    }

    /// Zeros and halves of characters are nothing that every database could keep.
    private static boolean isStorable(String text) {
        return text.codePoints().noneMatch(c -> c == 0 || Character.getType(c) == Character.SURROGATE);
    }

    public int whole(String field) {
        return optionalWhole(field)
                .orElseThrow(() -> refused(Phrase.of("'%s' is missing; it holds a whole number", field)));
    }

    public Optional<Integer> optionalWhole(String field) {
        return field(field, JsonNode::isInt, "a whole number").map(JsonNode::intValue);
    }

    public boolean flag(String field, boolean otherwise) {
        return field(field, JsonNode::isBoolean, "true or false")
                .map(JsonNode::booleanValue)
                .orElse(otherwise);
    }

    public Optional<Body> object(String field) {
        return field(field, JsonNode::isObject, "an object").map(Body::new);
    }

    public List<Body> objects(String field, int most) {
        var objects = new ArrayList<Body>();
        list(field, most).forEach(element -> objects.add(of(element)));
        return objects;
    }

    public List<String> texts(String field, int most, int longest) {
        var texts = new ArrayList<String>();
        for (var element : list(field, most)) {
            if (!element.isString()) {
                throw refused(Phrase.of("'%s' holds a list of texts", field));
            }
            texts.add(limited(field, element.stringValue(), longest));
        }
        return texts;
    }

    private List<JsonNode> list(String field, int most) {
        var list = field(field, JsonNode::isArray, "a list");
        if (list.map(JsonNode::size).orElse(0) > most) {
            throw refused(Phrase.of("'%s' holds more than %s", field, most));
        }
        var elements = new ArrayList<JsonNode>();
        list.ifPresent(array -> array.forEach(elements::add));
        return elements;
    }

    /// Texts, numbers and flags by their names, all as text.
    public Map<String, String> values(String field, int longest) {
        var values = new LinkedHashMap<String, String>();
        object(field)
                .ifPresent(object -> object.node.properties().forEach(entry -> {
                    var key = limited(field, entry.getKey(), longest);
                    if (!entry.getValue().isValueNode()) {
                        throw refused(Phrase.of("'%s' of '%s' is neither text nor number nor flag", key, field));
                    }
                    values.put(key, limited(field, entry.getValue().asString(), longest));
                }));
        return values;
    }

    private Optional<JsonNode> field(String field, Predicate<JsonNode> isRight, String kind) {
        if (!has(field)) {
            return Optional.empty();
        }
        if (!isRight.test(node.path(field))) {
            throw refused(Phrase.of("'%s' holds %s", field, kind));
        }
        return Optional.of(node.path(field));
    }

    private static Refused refused(String sentence) {
        return refused(Phrase.of(sentence));
    }

    private static Refused refused(Phrase sentence) {
        return new Refused(Refused.Code.BAD_REQUEST, sentence);
    }
}
