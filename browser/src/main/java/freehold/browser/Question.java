package freehold.browser;

import freehold.kernel.InvalidSetup;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Phrase;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What JavaScript wants to know: a line that says what kind of question it is, a line for each field (`seats 2`), and
/// after an empty line a text, if there is one.
///
/// @param kind such as `position`
record Question(String kind, Map<String, String> fields, String text) {
    static Question parse(String question) {
        var end = question.indexOf("\n\n");
        var head = end < 0 ? question : question.substring(0, end);
        var lines = head.split("\n", -1);
        var fields = new HashMap<String, String>();
        for (var line : Arrays.asList(lines).subList(1, lines.length)) {
            var space = line.indexOf(' ');
            fields.put(space < 0 ? line : line.substring(0, space), space < 0 ? "" : line.substring(space + 1));
        }
        return new Question(lines[0], fields, end < 0 ? "" : question.substring(end + 2));
    }

    Optional<String> field(String name) {
        return Optional.ofNullable(fields.get(name));
    }

    String word(String name) {
        return field(name).orElse("");
    }

    Optional<Integer> optionalNumber(String name) {
        return field(name).map(text -> (int) number(name, text));
    }

    int number(String name, int otherwise) {
        return optionalNumber(name).orElse(otherwise);
    }

    long longNumber(String name) {
        return field(name).map(text -> number(name, text)).orElse(0L);
    }

    private static long number(String name, String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new InvalidSetup(Phrase.of("'%s' holds %s", name, "a whole number"));
        }
    }

    /// Words between spaces. No token holds one.
    List<String> words(String name) {
        var text = word(name);
        return text.isEmpty() ? List.of() : List.of(text.split(" ", -1));
    }

    Language language() {
        return field("language").flatMap(Language::of).orElse(Language.ENGLISH);
    }
}
