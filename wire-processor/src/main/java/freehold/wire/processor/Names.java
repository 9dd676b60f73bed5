package freehold.wire.processor;

import freehold.kernel.wire.Wire;
import java.util.Locale;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/// What things are called in Java and on the wire.
final class Names {
    private Names() {}

    /// `UndoAsked` and `UNDO_ASKED` are `undo-asked`.
    static String word(String name) {
        return name.replaceAll("([a-z])([A-Z])", "$1-$2").replace('_', '-').toLowerCase(Locale.ROOT);
    }

    static TypeElement topLevel(TypeElement type) {
        return type.getEnclosingElement() instanceof TypeElement outer ? topLevel(outer) : type;
    }

    static String packageOf(TypeElement type) {
        var name = topLevel(type).getQualifiedName().toString();
        return name.substring(0, name.lastIndexOf('.'));
    }

    /// The simple name of the class that writes a type and all that is nested in it.
    static String simpleWriter(TypeElement type) {
        return topLevel(type).getSimpleName() + "Json";
    }

    static String writer(TypeElement type) {
        return packageOf(type) + "." + simpleWriter(type);
    }

    /// `LessonStep.Case` is `LessonStepCase`.
    static String schema(Element type) {
        var wire = type.getAnnotation(Wire.class);
        if (wire != null && !wire.value().isEmpty()) {
            return wire.value();
        }
        var outer = type.getEnclosingElement() instanceof TypeElement enclosing ? schema(enclosing) : "";
        return outer + type.getSimpleName();
    }
}
