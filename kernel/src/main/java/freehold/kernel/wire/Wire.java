package freehold.kernel.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A record, or a sealed interface of records, that crosses the wire as a JSON object.
///
/// The compiler makes a class for it: `Seat` gets `SeatJson.write(seat, out)`, and so do the records nested in it. It
/// also describes them as JSON schemas, with the comments of the record and its `@param`s as descriptions. Components
/// are texts, numbers, booleans, enums, lists, maps by text, `Optional`, other such records, anything [Writable], and
/// `Object` for what is a text, a number or a boolean.
///
/// An empty `Optional` is left out unless it is [OrNull]. Records of a sealed interface have a `kind`: their own name
/// in lower case, as in `undo-asked`, which is also how enums are written.
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
public @interface Wire {
    /// The name of the schema, where it is not the name of the record.
    String value() default "";
}
