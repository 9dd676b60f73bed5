package freehold.kernel.telling;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// A text file that is packed beside the code it belongs to. The only input of the rules.
public final class TextResource {
    private TextResource() {}

    /// @throws IllegalStateException if it is not there, which is a bug of the build
    public static String read(Class<?> code, String file) {
        try (var stream = code.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException(code.getName() + " has no " + file + " beside it");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The text in a language, such as `RULES.ja.md`; in English where it is not there.
    public static String read(Class<?> code, String name, String kind, Language language) {
        var file = language.file(name, kind);
        return read(code, exists(code, file) ? file : Language.ENGLISH.file(name, kind));
    }

    public static boolean exists(Class<?> code, String file) {
        try (var stream = code.getResourceAsStream(file)) {
            return stream != null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
