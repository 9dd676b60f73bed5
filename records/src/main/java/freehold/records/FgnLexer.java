package freehold.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Cuts a `.fgn` text into games, and each game into tags and tokens. It knows nothing of any rule.
final class FgnLexer {
    /// One game's part of the text.
    static final class Chunk {
        private final int line;
        private final Map<String, String> tags = new LinkedHashMap<>();
        private final List<String> tokens = new ArrayList<>();
        private Optional<Stop> stop = Optional.empty();

        private Chunk(int line) {
            this.line = line;
        }

        int line() {
            return line;
        }

        Map<String, String> tags() {
            return tags;
        }

        List<String> tokens() {
            return tokens;
        }

        /// Where the form of this part went wrong; the tokens are those before it.
        Optional<Stop> stop() {
            return stop;
        }

        private void add(String token) {
            if (stop.isEmpty()) {
                tokens.add(token);
            }
        }

        private void stop(String text, String because) {
            if (stop.isEmpty()) {
                stop = Optional.of(new Stop(text, because));
            }
        }
    }

    record Stop(String text, String because) {}

    private static final Pattern TAG = Pattern.compile("\\[(\\w++)\\s++\"([^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+)\"\\]");
    private static final Pattern PIECE =
            Pattern.compile("(?<tag>\\[[^\\n]*)|(?<comment>\\{[^}]*\\}?)|(?<number>\\d+\\.+)|(?<word>[^\\s{]+)");

    private final String text;
    private final List<Chunk> chunks = new ArrayList<>();
    private int counted;
    private int line = 1;

    private FgnLexer(String text) {
        this.text = text;
    }

    static List<Chunk> chunks(String text) {
        var lexer = new FgnLexer(text);
        var piece = PIECE.matcher(text);
        while (piece.find()) {
            lexer.take(piece);
        }
        return lexer.chunks;
    }

    private void take(Matcher piece) {
        if (piece.group("tag") != null) {
            tag(piece.group().strip(), piece.start());
        } else if (piece.group("word") != null) {
            chunk(piece.start()).add(piece.group());
        } else if (piece.group("comment") != null && !piece.group().endsWith("}")) {
            var because = "the comment that starts in line " + line(piece.start()) + " has no }";
            chunk(piece.start()).stop("{", because);
        }
    }

    private void tag(String tag, int at) {
        var parts = TAG.matcher(tag);
        if (!parts.matches()) {
            chunk(at).stop(tag, "not a tag; a tag looks like [Game \"esgros\"]");
            return;
        }
        if (!chunks.isEmpty() && (!chunk(at).tokens.isEmpty() || chunk(at).tags.containsKey(parts.group(1)))) {
            chunks.add(new Chunk(line(at)));
        }
        chunk(at).tags.put(parts.group(1), parts.group(2).replaceAll("\\\\(.)", "$1"));
    }

    private Chunk chunk(int at) {
        if (chunks.isEmpty()) {
            chunks.add(new Chunk(line(at)));
        }
        return chunks.getLast();
    }

    /// The line in which a place stands; places are asked for in their order.
    private int line(int at) {
        for (; counted < at; counted++) {
            line += text.charAt(counted) == '\n' ? 1 : 0;
        }
        return line;
    }
}
