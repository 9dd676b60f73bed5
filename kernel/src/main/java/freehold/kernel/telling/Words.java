package freehold.kernel.telling;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// A book of one language: for each English template the one to use instead.
///
/// Texts are kept as `words.ja.txt` beside the code that speaks: a line for each, `English = 日本語`, where the other
/// side may have the parts in another order (`%2$s … %1$s`).
public record Words(Map<String, String> templates) {
    public static final Words ENGLISH = new Words(Map.of());

    private static final String EQUALS = " = ";

    public Words {
        templates = Map.copyOf(templates);
    }

    /// What `words.ja.txt` beside a class says; English where there is none.
    public static Words beside(Class<?> code, Language language) {
        var file = language.file("words", "txt");
        return language != Language.ENGLISH && TextResource.exists(code, file)
                ? parse(TextResource.read(code, file))
                : ENGLISH;
    }

    static Words parse(String text) {
        var templates = new HashMap<String, String>();
        for (var line : text.lines().toList()) {
            if (!line.isBlank() && !line.startsWith("#")) {
                var at = line.indexOf(EQUALS);
                if (at < 0 || templates.put(line.substring(0, at), line.substring(at + EQUALS.length())) != null) {
                    throw new IllegalStateException("no words, or words that stand there twice: " + line);
                }
            }
        }
        return new Words(templates);
    }

    /// With the words of others, who agree about what both have.
    public Words and(Words others) {
        var all = new HashMap<>(templates);
        others.templates.forEach((english, other) -> Optional.ofNullable(all.put(english, other))
                .filter(known -> !known.equals(other))
                .ifPresent(known -> {
                    throw new IllegalStateException(
                            "'" + english + "' is told in two ways: '" + known + "' and '" + other + "'");
                }));
        return new Words(all);
    }

    /// The template to use; the English one if there is no other.
    public String of(String english) {
        return templates.getOrDefault(english, english);
    }
}
