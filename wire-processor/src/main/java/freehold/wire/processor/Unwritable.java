package freehold.wire.processor;

import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.type.TypeMirror;

/// A component that can't cross the wire.
final class Unwritable extends RuntimeException {
    private final transient RecordComponentElement component;

    Unwritable(RecordComponentElement component, TypeMirror type) {
        super("%s.%s: %s can't cross the wire"
                .formatted(component.getEnclosingElement(), component.getSimpleName(), type));
        this.component = component;
    }

    RecordComponentElement component() {
        return component;
    }
}
