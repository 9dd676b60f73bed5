package freehold.kernel;

import java.util.List;

/// A sentence, or a part of one, as data: an English template and what fills it, so that it can be told in any
/// language. The English template is its name in the books of other languages ([Words]).
///
/// @param parts phrases, which are told in the same language; anything else stands for itself
public record Phrase(String template, List<Object> parts) {
    /// Says nothing.
    public static final Phrase NONE = of("");

    /// @param template each `%s` is filled with the next part, and `%2$s` with the second
    public static Phrase of(String template, Object... parts) {
        return new Phrase(template, List.of(parts));
    }

    /// Several one after the other, as in `the marsh 2,-1 and the marsh 3,0`.
    ///
    /// @param joint holds two parts: what came before, and one more
    public static Phrase joined(String joint, List<Phrase> phrases) {
        return phrases.stream()
                .reduce((before, next) -> of(joint, before, next))
                .orElse(NONE);
    }

    public boolean isEmpty() {
        return template.isEmpty();
    }

    public String in(Words words) {
        var pattern = words.of(template);
        return parts.isEmpty() ? pattern : filled(pattern, words);
    }

    private String filled(String pattern, Words words) {
        var text = new StringBuilder();
        var next = 0;
        var from = 0;
        for (var at = pattern.indexOf('%'); at >= 0; at = pattern.indexOf('%', from)) {
            text.append(pattern, from, at);
            var isNumbered = pattern.startsWith("$s", at + 2);
            var index = isNumbered ? pattern.charAt(at + 1) - '1' : next++;
            text.append(told(parts.get(index), words));
            from = at + (isNumbered ? "%1$s" : "%s").length();
        }
        return text.append(pattern, from, pattern.length()).toString();
    }

    private static String told(Object part, Words words) {
        return part instanceof Phrase phrase ? phrase.in(words) : part.toString();
    }

    /// In English.
    @Override
    public String toString() {
        return in(Words.ENGLISH);
    }
}
