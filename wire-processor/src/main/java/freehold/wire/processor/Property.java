package freehold.wire.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A property of a schema, which may come from several cases of a flat sealed interface.
///
/// @param text what it means, for people
record Property(String name, Shape shape, String text, boolean isRequired) {
    static Property kind(String kind, String text, boolean isRequired) {
        return new Property(
                Structure.KIND, new Shape.Text(List.of(kind)), isRequired ? "" : told(kind, text, false), isRequired);
    }

    static Property of(Field.Plain field, String kind, boolean isThere) {
        var isLeftOut = field.shape() instanceof Shape.Maybe(var _, var isNull) && !isNull;
        return new Property(field.name(), field.shape(), told(kind, field.text(), isThere), isThere && !isLeftOut);
    }

    /// Where a property may be absent because it belongs to one case, its text names the case.
    private static String told(String kind, String text, boolean isThere) {
        if (isThere || kind.isEmpty()) {
            return text;
        }
        return text.isEmpty() ? "`%s`".formatted(kind) : "`%s`: %s".formatted(kind, text);
    }

    void addTo(Map<String, Property> all) {
        all.merge(name, this, Property::and);
    }

    private Property and(Property other) {
        return new Property(
                name,
                shape instanceof Shape.Text(var words) && other.shape instanceof Shape.Text(var others)
                        ? new Shape.Text(joined(words, others))
                        : shape,
                Stream.of(text, other.text).filter(line -> !line.isEmpty()).collect(Collectors.joining("\n")),
                isRequired && other.isRequired);
    }

    /// Where one of them can be anything, both together can.
    private static List<String> joined(List<String> words, List<String> others) {
        if (words.isEmpty() || others.isEmpty()) {
            return List.of();
        }
        var all = new ArrayList<>(words);
        all.addAll(others);
        return all;
    }
}
