package freehold.wire.processor;

import javax.lang.model.element.TypeElement;

/// A component of a record.
sealed interface Field {
    /// Its name in Java.
    String accessor();

    /// @param name on the wire
    /// @param text what it means, for people
    record Plain(String name, String accessor, Shape shape, String text) implements Field {}

    /// Stands for the fields of another type.
    ///
    /// @param isOptional whether it may be empty
    record Flat(String accessor, TypeElement type, String writer, boolean isOptional) implements Field {}
}
