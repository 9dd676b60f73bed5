package freehold.kernel.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// All the words that a text, or each text of a list, can be. They stand in the schema, so that other programs know
/// them, too.
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.SOURCE)
public @interface OneOf {
    String[] value();
}
