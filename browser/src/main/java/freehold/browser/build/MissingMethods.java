package freehold.browser.build;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/// Gives classes of the browser's class library the methods that they lack or get wrong, and one of ours a quicker one:
/// each calls a method of the same name in `freehold.browser.Jdk`.
public final class MissingMethods implements ClassHolderTransformer {
    private static final String HOME = "freehold.browser.Jdk";
    private static final ValueType STREAM = ValueType.object("java.util.stream.Stream");

    private static final Map<String, List<Missing>> MISSING = Map.of(
            "freehold.boards.Cells",
                    List.of(new Missing(true, "nth", ValueType.INTEGER, ValueType.LONG, ValueType.INTEGER)),
            "java.lang.Long", List.of(new Missing(true, "expand", ValueType.LONG, ValueType.LONG, ValueType.LONG)),
            "java.lang.Integer",
                    List.of(new Missing(true, "expand", ValueType.INTEGER, ValueType.INTEGER, ValueType.INTEGER)),
            "java.lang.String",
                    List.of(new Missing(false, "lines", STREAM), new Missing(false, "isBlank", ValueType.BOOLEAN)),
            "java.lang.Runtime", List.of(new Missing(false, "maxMemory", ValueType.LONG)),
            "java.util.regex.Pattern",
                    List.of(new Missing(false, "splitAsStream", STREAM, ValueType.object("java.lang.CharSequence"))),
            "java.util.regex.Matcher", List.of(new Missing(false, "results", STREAM)));

    private static final class Missing {
        private final boolean isStatic;
        private final String name;
        private final ValueType result;
        private final ValueType[] parameters;

        Missing(boolean isStatic, String name, ValueType result, ValueType... parameters) {
            this.isStatic = isStatic;
            this.name = name;
            this.result = result;
            this.parameters = parameters;
        }
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (var missing : MISSING.getOrDefault(type.getName(), List.of())) {
            add(type, missing, context);
        }
    }

    private static void add(ClassHolder type, Missing missing, ClassHolderTransformerContext context) {
        var signature = new ValueType[missing.parameters.length + 1];
        System.arraycopy(missing.parameters, 0, signature, 0, missing.parameters.length);
        signature[missing.parameters.length] = missing.result;
        var method = method(type, new MethodDescriptor(missing.name, signature), missing.isStatic);
        var program = ProgramEmitter.create(method, context.getHierarchy());
        program.invoke(HOME, missing.name, missing.result, arguments(type, missing, program))
                .returnValue();
    }

    private static MethodHolder method(ClassHolder type, MethodDescriptor signature, boolean isStatic) {
        var wrong = type.getMethod(signature);
        if (wrong != null) {
            return wrong;
        }
        var method = new MethodHolder(signature);
        method.setLevel(AccessLevel.PUBLIC);
        if (isStatic) {
            method.getModifiers().add(ElementModifier.STATIC);
        }
        type.addMethod(method);
        return method;
    }

    /// Variable 0 is the object itself.
    private static ValueEmitter[] arguments(ClassHolder type, Missing missing, ProgramEmitter program) {
        return IntStream.rangeClosed(missing.isStatic ? 1 : 0, missing.parameters.length)
                .mapToObj(i -> program.var(i, i == 0 ? ValueType.object(type.getName()) : missing.parameters[i - 1]))
                .toArray(ValueEmitter[]::new);
    }
}
