package freehold.wire.processor;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The comment of a record, taken apart.
///
/// @param params what each `@param` says
record Comment(String text, Map<String, String> params) {
    private static final String PARAM = "(?m)^\\s*@param\\s+";

    static Comment of(String all) {
        var parts = all.split(PARAM);
        var params = new LinkedHashMap<String, String>();
        Arrays.stream(parts)
                .skip(1)
                .map(part -> part.split("\\s+", 2))
                .forEach(part -> params.put(part[0], plain(part[1])));
        return new Comment(plain(parts[0]), params);
    }

    String param(String name) {
        return params.getOrDefault(name, "");
    }

    /// One line a paragraph, without the marks of links.
    private static String plain(String text) {
        return Stream.of(text.strip().split("\\n\\s*\\n"))
                .map(paragraph -> paragraph
                        .replaceAll("\\s+", " ")
                        .replaceAll("\\[([^\\]]+)\\]", "$1")
                        .strip())
                .collect(Collectors.joining("\n\n"));
    }
}
