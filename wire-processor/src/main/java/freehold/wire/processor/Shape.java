package freehold.wire.processor;

import java.util.List;

/// How a value looks on the wire.
sealed interface Shape {
    /// @param words all that it can be; empty if it can be anything
    record Text(List<String> words) implements Shape {}

    record Whole() implements Shape {}

    record Decimal() implements Shape {}

    record Flag() implements Shape {}

    /// A text, a number or a boolean.
    record Scalar() implements Shape {}

    /// @param type the enum
    /// @param constants as Java names them
    record Word(String type, List<String> constants) implements Shape {}

    record ListOf(Shape element) implements Shape {}

    record MapOf(Shape value) implements Shape {}

    /// @param isNull whether it is written as `null` if it is empty, or else left out
    record Maybe(Shape value, boolean isNull) implements Shape {}

    /// A record, or a sealed interface of records.
    ///
    /// @param writer the class that writes it
    record Part(String type, String writer) implements Shape {}

    /// Something that writes itself.
    record Foreign(String type) implements Shape {}
}
