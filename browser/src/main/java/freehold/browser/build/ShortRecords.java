package freehold.browser.build;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.instructions.StringConstantInstruction;

/// Records say only their name as text, where Java would list what they hold: nobody reads that in a browser, and it
/// would be a twentieth of the file. A `toString` that somebody wrote is left alone.
public final class ShortRecords implements ClassHolderTransformer {
    private static final MethodDescriptor TO_STRING =
            new MethodDescriptor("toString", ValueType.object("java.lang.String"));

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if ("java.lang.Record".equals(type.getParent()) && type.getName().startsWith("freehold.")) {
            var name = type.getName().replaceFirst(".*[.$]", "");
            var method = type.getMethod(TO_STRING);
            if (method != null && firstText(method).equals(name + "[")) {
                ProgramEmitter.create(method, context.getHierarchy())
                        .constant(name)
                        .returnValue();
            }
        }
    }

    /// What a text begins with that lists what a record holds: `Ply[by=1, token=d4]`.
    private static String firstText(MethodHolder method) {
        var program = method.getProgram();
        for (var i = 0; i < program.basicBlockCount(); i++) {
            for (var instruction : program.basicBlockAt(i)) {
                if (instruction instanceof StringConstantInstruction text) {
                    return text.getConstant();
                }
            }
        }
        return "";
    }
}
