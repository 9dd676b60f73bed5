package freehold.wire.processor;

import java.util.List;
import javax.lang.model.element.TypeElement;

/// What crosses the wire as a JSON object.
sealed interface Structure {
    /// Says which of several records an object is.
    String KIND = "kind";

    TypeElement type();

    /// What it is, for people.
    String text();

    /// @param kind which case of a [OneOf] it is; empty if it is none
    record Plain(TypeElement type, String text, String kind, List<Field> fields) implements Structure {}

    /// A sealed interface.
    record OneOf(TypeElement type, String text, List<Plain> cases) implements Structure {}
}
