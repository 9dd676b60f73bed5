package freehold.wire.processor;

import freehold.kernel.wire.Flat;
import freehold.kernel.wire.Named;
import freehold.kernel.wire.OneOf;
import freehold.kernel.wire.OrNull;
import freehold.kernel.wire.Wire;
import freehold.kernel.wire.Writable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/// Takes records and sealed interfaces apart.
final class Reader {
    private final Elements elements;
    private final Types types;

    Reader(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /// A type, and the records nested in it.
    Stream<Structure> all(TypeElement type) {
        var nested = type.getEnclosedElements().stream()
                .filter(Reader::isStructure)
                .flatMap(inner -> all((TypeElement) inner));
        return Stream.concat(Stream.of(read(type)), nested);
    }

    /// A record or a sealed interface.
    static boolean isStructure(Element type) {
        return type instanceof TypeElement named
                && (type.getKind() == ElementKind.RECORD
                        || !named.getPermittedSubclasses().isEmpty());
    }

    Structure read(TypeElement type) {
        return type.getKind() == ElementKind.RECORD ? object(type) : oneOf(type);
    }

    private Structure.OneOf oneOf(TypeElement type) {
        var cases = type.getPermittedSubclasses().stream().map(each -> object(element(each)));
        return new Structure.OneOf(type, comment(type).text(), cases.toList());
    }

    private Structure.Plain object(TypeElement type) {
        var comment = comment(type);
        var fields = type.getRecordComponents().stream().map(component -> field(component, comment));
        return new Structure.Plain(type, comment.text(), kind(type), fields.toList());
    }

    private String kind(TypeElement type) {
        var isCase = type.getInterfaces().stream().anyMatch(each -> isStructure(element(each)));
        return isCase ? Names.word(type.getSimpleName().toString()) : "";
    }

    private Comment comment(TypeElement type) {
        return Comment.of(Optional.ofNullable(elements.getDocComment(type)).orElse(""));
    }

    private Field field(RecordComponentElement component, Comment comment) {
        var accessor = component.getSimpleName().toString();
        if (component.getAnnotation(Flat.class) != null) {
            var isOptional = is(component.asType(), Optional.class);
            var type = element(isOptional ? argument(component.asType(), 0) : component.asType());
            return new Field.Flat(accessor, type, Names.writer(type), isOptional);
        }
        var named = component.getAnnotation(Named.class);
        return new Field.Plain(
                named == null ? accessor : named.value(),
                accessor,
                shape(component, component.asType()),
                comment.param(accessor));
    }

    private Shape shape(RecordComponentElement component, TypeMirror type) {
        return switch (type.getKind()) {
            case INT, LONG -> new Shape.Whole();
            case DOUBLE -> new Shape.Decimal();
            case BOOLEAN -> new Shape.Flag();
            case DECLARED -> declared(component, type);
            default -> throw new Unwritable(component, type);
        };
    }

    private Shape declared(RecordComponentElement component, TypeMirror type) {
        if (is(type, Optional.class)) {
            return new Shape.Maybe(shape(component, argument(type, 0)), component.getAnnotation(OrNull.class) != null);
        }
        if (is(type, List.class)) {
            return new Shape.ListOf(shape(component, argument(type, 0)));
        }
        if (is(type, Map.class) && is(argument(type, 0), String.class)) {
            return new Shape.MapOf(shape(component, argument(type, 1)));
        }
        return simple(component, type).or(() -> composed(type)).orElseThrow(() -> new Unwritable(component, type));
    }

    private Optional<Shape> simple(RecordComponentElement component, TypeMirror type) {
        return Optional.ofNullable(
                switch (element(type).getQualifiedName().toString()) {
                    case "java.lang.String" -> new Shape.Text(words(component));
                    case "java.lang.Integer", "java.lang.Long" -> new Shape.Whole();
                    case "java.lang.Double", "java.lang.Number" -> new Shape.Decimal();
                    case "java.lang.Boolean" -> new Shape.Flag();
                    case "java.lang.Object" -> new Shape.Scalar();
                    default -> null;
                });
    }

    private static List<String> words(RecordComponentElement component) {
        var oneOf = component.getAnnotation(OneOf.class);
        return oneOf == null ? List.of() : List.of(oneOf.value());
    }

    private Optional<Shape> composed(TypeMirror mirror) {
        var type = element(mirror);
        var name = type.getQualifiedName().toString();
        if (type.getKind() == ElementKind.ENUM) {
            return Optional.of(new Shape.Word(name, constants(type)));
        }
        if (Names.topLevel(type).getAnnotation(Wire.class) != null || hasWriter(type)) {
            return Optional.of(new Shape.Part(name, Names.writer(type)));
        }
        var writable = elements.getTypeElement(Writable.class.getName());
        return types.isAssignable(mirror, writable.asType()) ? Optional.of(new Shape.Foreign(name)) : Optional.empty();
    }

    /// Of another module, whose source is not there.
    private boolean hasWriter(TypeElement type) {
        return elements.getTypeElement(Names.writer(type)) != null;
    }

    private static List<String> constants(TypeElement type) {
        return type.getEnclosedElements().stream()
                .filter(element -> element.getKind() == ElementKind.ENUM_CONSTANT)
                .map(constant -> constant.getSimpleName().toString())
                .toList();
    }

    private TypeElement element(TypeMirror type) {
        return (TypeElement) types.asElement(type);
    }

    private static TypeMirror argument(TypeMirror type, int index) {
        return ((DeclaredType) type).getTypeArguments().get(index);
    }

    private boolean is(TypeMirror type, Class<?> sort) {
        return types.asElement(type) instanceof TypeElement element
                && element.getQualifiedName().contentEquals(sort.getName());
    }
}
