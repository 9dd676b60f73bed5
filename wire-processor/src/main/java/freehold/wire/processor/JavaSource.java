package freehold.wire.processor;

import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/// The class that writes a type and all that is nested in it.
///
/// It is plain on purpose: no pattern switch, no lambda, nothing that needs method handles, so that it also runs where
/// there are none.
final class JavaSource {
    private final StringBuilder text = new StringBuilder();
    private int depth;

    static String of(TypeElement type, List<Structure> structures) {
        var source = new JavaSource();
        source.line("package %s;".formatted(Names.packageOf(type)));
        source.line("import freehold.kernel.wire.JsonWriter;");
        var access = type.getModifiers().contains(Modifier.PUBLIC) ? "public " : "";
        source.open("%sfinal class %s".formatted(access, Names.simpleWriter(type)));
        source.line("private %s() {}".formatted(Names.simpleWriter(type)));
        structures.forEach(source::methods);
        source.close();
        return source.text.toString();
    }

    private void methods(Structure structure) {
        var type = structure.type().getQualifiedName();
        open("public static void write(%s value, JsonWriter out)".formatted(type));
        line("out.beginObject();");
        line("fields(value, out);");
        line("out.endObject();");
        close();
        open("public static void fields(%s value, JsonWriter out)".formatted(type));
        switch (structure) {
            case Structure.Plain object -> fields(object);
            case Structure.OneOf oneOf -> cases(oneOf);
        }
        close();
    }

    private void cases(Structure.OneOf oneOf) {
        for (var each : oneOf.cases()) {
            open("if (value instanceof %s one)".formatted(each.type().getQualifiedName()));
            line("%s.fields(one, out);".formatted(Names.writer(each.type())));
            close();
        }
    }

    private void fields(Structure.Plain object) {
        if (!object.kind().isEmpty()) {
            line("out.name(\"%s\").text(\"%s\");".formatted(Structure.KIND, object.kind()));
        }
        for (var field : object.fields()) {
            var value = "value." + field.accessor() + "()";
            switch (field) {
                case Field.Plain(var name, var _, var shape, var _) -> named(name, value, shape);
                case Field.Flat flat -> flat(flat, value);
            }
        }
    }

    private void flat(Field.Flat flat, String value) {
        if (flat.isOptional()) {
            open("if (%s.isPresent())".formatted(value));
            line("%s.fields(%s.get(), out);".formatted(flat.writer(), value));
            close();
        } else {
            line("%s.fields(%s, out);".formatted(flat.writer(), value));
        }
    }

    private void named(String name, String value, Shape shape) {
        var isLeftOut = shape instanceof Shape.Maybe(var _, var isNull) && !isNull;
        if (isLeftOut) {
            open("if (%s.isPresent())".formatted(value));
        }
        line("out.name(\"%s\");".formatted(name));
        value(isLeftOut ? value + ".get()" : value, isLeftOut ? ((Shape.Maybe) shape).value() : shape);
        if (isLeftOut) {
            close();
        }
    }

    private void value(String value, Shape shape) {
        switch (shape) {
            case Shape.Text _ -> line("out.text(%s);".formatted(value));
            case Shape.Whole _, Shape.Decimal _ -> line("out.number(%s);".formatted(value));
            case Shape.Flag _ -> line("out.flag(%s);".formatted(value));
            case Shape.Scalar _ -> line("out.scalar(%s);".formatted(value));
            case Shape.Word word -> word(value, word);
            case Shape.ListOf(var element) -> list(value, element);
            case Shape.MapOf(var entry) -> map(value, entry);
            case Shape.Maybe(var present, var _) -> maybe(value, present);
            case Shape.Part(var _, var writer) -> line("%s.write(%s, out);".formatted(writer, value));
            case Shape.Foreign _ -> line("%s.write(out);".formatted(value));
        }
    }

    private void word(String value, Shape.Word word) {
        open("switch (%s)".formatted(value));
        word.constants().forEach(each -> line("case %s -> out.text(\"%s\");".formatted(each, Names.word(each))));
        close();
    }

    private void list(String value, Shape element) {
        var each = "each" + depth;
        line("out.beginArray();");
        open("for (var %s : %s)".formatted(each, value));
        value(each, element);
        close();
        line("out.endArray();");
    }

    private void map(String value, Shape entry) {
        var each = "each" + depth;
        line("out.beginObject();");
        open("for (var %s : %s.entrySet())".formatted(each, value));
        line("out.name(%s.getKey());".formatted(each));
        value(each + ".getValue()", entry);
        close();
        line("out.endObject();");
    }

    private void maybe(String value, Shape present) {
        open("if (%s.isPresent())".formatted(value));
        value(value + ".get()", present);
        close();
        open("else");
        line("out.nothing();");
        close();
    }

    private void open(String head) {
        line(head + " {");
        depth++;
    }

    private void close() {
        depth--;
        line("}");
    }

    private void line(String code) {
        text.append("    ".repeat(depth)).append(code).append('\n');
    }
}
