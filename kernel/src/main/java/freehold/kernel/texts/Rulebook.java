package freehold.kernel.texts;

import freehold.kernel.Game;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.TextResource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The exact rules of a game, as its `RULES.md` has them: sections, in which numbered rules and other texts stand.
///
/// @param sections the first holds what stands above the first heading
public record Rulebook(String markdown, String title, List<Section> sections) {
    public record Section(String heading, List<Block> blocks) {}

    public sealed interface Block {}

    /// @param text may hold several lines, and Markdown
    public record Entry(String number, String title, String text) implements Block {}

    /// What has no number: an introduction, a table.
    public record Prose(String markdown) implements Block {}

    /// `- **T1 Board.** Three rows …`, or `  - G4a. s may not …` for a part of a rule; in Japanese with 。 for the stop.
    private static final Pattern NUMBERED =
            Pattern.compile("\\s*- (?:\\*\\*([A-Z]\\d+) ([^*]+)[.。]\\*\\*|([A-Z]\\d+[a-z])[.。]) (.*)");

    public static Rulebook parse(String markdown) {
        var sections = new ArrayList<Section>();
        var title = "";
        var blocks = new ArrayList<Block>();
        var heading = "";
        for (var line : markdown.lines().toList()) {
            if (line.startsWith("# ")) {
                title = line.substring(2);
            } else if (line.startsWith("## ")) {
                sections.add(new Section(heading, List.copyOf(blocks)));
                heading = line.substring(3);
                blocks.clear();
            } else {
                add(blocks, line);
            }
        }
        sections.add(new Section(heading, List.copyOf(blocks)));
        return new Rulebook(
                markdown, title, sections.stream().map(Rulebook::tidied).toList());
    }

    /// A blank line ends what stands before it; other lines go on with it.
    private static void add(List<Block> blocks, String line) {
        var numbered = NUMBERED.matcher(line);
        if (numbered.matches()) {
            blocks.add(
                    numbered.group(1) == null
                            ? new Entry(numbered.group(3), "", numbered.group(4))
                            : new Entry(numbered.group(1), numbered.group(2), numbered.group(4)));
        } else if (line.isBlank() || blocks.isEmpty()) {
            blocks.add(new Prose(line));
        } else {
            blocks.add(
                    switch (blocks.removeLast()) {
                        case Entry(var number, var title, var text) -> new Entry(number, title, text + "\n" + line);
                        case Prose(var text) -> new Prose(text.isEmpty() ? line : text + "\n" + line);
                    });
        }
    }

    private static Section tidied(Section section) {
        return new Section(
                section.heading,
                section.blocks.stream()
                        .filter(block -> !(block instanceof Prose(var text) && text.isBlank()))
                        .toList());
    }

    /// The numbered rules.
    public List<Entry> entries() {
        return sections.stream()
                .flatMap(section -> section.blocks.stream())
                .flatMap(block -> block instanceof Entry entry ? Stream.of(entry) : Stream.of())
                .toList();
    }

    public Optional<Entry> entry(String number) {
        return entries().stream().filter(entry -> entry.number.equals(number)).findFirst();
    }

    /// The full text of a game's rules, which stands beside the game's code; in English if there is no other.
    public static Rulebook of(Game game, Language language) {
        return parse(TextResource.read(game.home(), "RULES", "md", language));
    }

    public static Rulebook of(Game game) {
        return of(game, Language.ENGLISH);
    }
}
