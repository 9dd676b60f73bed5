package freehold.wire.processor;

import freehold.kernel.wire.Wire;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/// Makes a class for each type that crosses the wire, and one text with all their schemas.
public final class WireProcessor extends AbstractProcessor {
    private Reader reader;
    private Schemas schemas;

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        reader = new Reader(environment.getElementUtils(), environment.getTypeUtils());
        schemas = new Schemas(reader);
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(Wire.class.getName());
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        round.getElementsAnnotatedWith(Wire.class).forEach(element -> make((TypeElement) element));
        if (round.processingOver() && !schemas.isEmpty()) {
            writeSchemas();
        }
        return false;
    }

    private void make(TypeElement type) {
        try {
            var structures = reader.all(type).toList();
            structures.forEach(schemas::add);
            write(processingEnv.getFiler().createSourceFile(Names.writer(type), type), JavaSource.of(type, structures));
        } catch (Unwritable e) {
            processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, e.getMessage(), e.component());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void writeSchemas() {
        try {
            write(
                    processingEnv.getFiler().createResource(StandardLocation.CLASS_OUTPUT, "", Schemas.FILE),
                    schemas.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(FileObject file, String text) throws IOException {
        try (var out = file.openWriter()) {
            out.write(text);
        }
    }
}
