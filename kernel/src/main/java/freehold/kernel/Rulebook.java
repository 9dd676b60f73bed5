package freehold.kernel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// The numbered rules of a game, as its `RULES.md` has them.
public record Rulebook(String markdown, List<Entry> entries) {
    /// @param text may hold several lines, and Markdown
    public record Entry(String number, String title, String text) {}

    /// `- **T1 Board.** Three rows …`, or `  - G4a. s may not …` for a part of a rule.
    private static final Pattern NUMBERED =
            Pattern.compile("\\s*- (?:\\*\\*([A-Z]\\d+) ([^*]+)\\.\\*\\*|([A-Z]\\d+[a-z])\\.) (.*)");

    public static Rulebook parse(String markdown) {
        var entries = new ArrayList<Entry>();
        var isOpen = false;
        for (var line : markdown.lines().toList()) {
            var numbered = NUMBERED.matcher(line);
            if (numbered.matches()) {
                entries.add(
                        numbered.group(1) == null
                                ? new Entry(numbered.group(3), "", numbered.group(4))
                                : new Entry(numbered.group(1), numbered.group(2), numbered.group(4)));
                isOpen = true;
            } else if (line.isBlank() || line.startsWith("#")) {
                isOpen = false;
            } else if (isOpen) {
                var last = entries.removeLast();
                entries.add(new Entry(last.number, last.title, last.text + "\n" + line));
            }
        }
        return new Rulebook(markdown, List.copyOf(entries));
    }

    public Optional<Entry> entry(String number) {
        return entries.stream().filter(entry -> entry.number.equals(number)).findFirst();
    }

    static Rulebook beside(Class<?> code, Language language) {
        return parse(textBeside(code, language.file("RULES", "md")));
    }

    /// Reads a text that is packed with the code; its absence is a bug of the build.
    static String textBeside(Class<?> code, String file) {
        try (var stream = code.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException("%s has no %s beside it".formatted(code.getName(), file));
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
