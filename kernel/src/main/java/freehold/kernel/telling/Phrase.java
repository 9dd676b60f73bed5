package freehold.kernel.telling;

import java.util.List;
import java.util.function.IntFunction;

/// A sentence, or a part of one, as data: an English template and what fills it, so that it can be told in any
/// language. The English template is its name in the books of other languages ([Words]).
///
/// @param parts phrases, which are told in the same language; seats ([SeatName]), which are told by name; anything else
/// stands for itself
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

    /// Seats are called by their numbers.
    public String in(Words words) {
        return in(words, seat -> Phrase.of("seat %s", seat).in(words));
    }

    /// @param names what the player in a seat is called
    public String in(Words words, IntFunction<String> names) {
        var pattern = words.of(template);
        return parts.isEmpty() ? pattern : filled(pattern, words, names);
    }

    private String filled(String pattern, Words words, IntFunction<String> names) {
        var text = new StringBuilder();
        var next = 0;
        var from = 0;
        for (var at = pattern.indexOf('%'); at >= 0; at = pattern.indexOf('%', from)) {
            text.append(pattern, from, at);
            var isNumbered = pattern.startsWith("$s", at + 2);
            var index = isNumbered ? pattern.charAt(at + 1) - '1' : next++;
            text.append(told(parts.get(index), words, names));
            from = at + (isNumbered ? "%1$s" : "%s").length();
        }
        return text.append(pattern, from, pattern.length()).toString();
    }

    private static String told(Object part, Words words, IntFunction<String> names) {
        return switch (part) {
            case Phrase phrase -> phrase.in(words, names);
            case SeatName(var seat) -> names.apply(seat);
            default -> part.toString();
        };
    }

    /// In English.
    @Override
    public String toString() {
        return in(Words.ENGLISH);
    }
}
