package freehold.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Cuts a `.fgn` text into games, and each game into tags and moves. It knows nothing of any rule.
final class FgnLexer {
    /// One game's part of the text.
    static final class Chunk {
        private final int line;
        private final Map<String, String> tags = new LinkedHashMap<>();
        private final Branches branches = new Branches();
        private Optional<Stop> stop = Optional.empty();
        /// Where the variations that are not ended begin, the innermost last.
        private final List<Integer> opened = new ArrayList<>();

        private Chunk(int line) {
            this.line = line;
        }

        int line() {
            return line;
        }

        Map<String, String> tags() {
            return tags;
        }

        Variation moves() {
            return branches.done();
        }

        /// Where the form of this part went wrong; the moves are those before it.
        Optional<Stop> stop() {
            return stop;
        }

        private void add(String piece, int at) {
            if (stop.isPresent()) {
                return;
            }
            switch (piece) {
                case "(" -> {
                    opened.add(at);
                    branches.begin().ifPresent(because -> stop(piece, because));
                }
                case ")" -> branches.end().ifPresentOrElse(because -> stop(piece, because), opened::removeLast);
                default -> branches.token(piece).ifPresent(because -> stop(piece, because));
            }
        }

        private void remark(String text) {
            if (stop.isEmpty()) {
                branches.remark(text);
            }
        }

        private void stop(String text, String because) {
            if (stop.isEmpty()) {
                stop = Optional.of(new Stop(branches.nextPly(), text, because));
            }
        }

        private void end() {
            if (stop.isEmpty() && branches.isWithinVariation()) {
                stop("(", "the variation that starts in line " + opened.getLast() + " has no )");
            }
        }
    }

    /// @param ply counted from 1
    record Stop(int ply, String text, String because) {}

    private static final Pattern TAG = Pattern.compile("\\[(\\w++)\\s++\"([^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+)\"\\]");
    private static final Pattern PIECE =
            Pattern.compile("(?<tag>\\[[^\\n]*)|(?<comment>\\{)|(?<number>\\d+\\.+)|(?<word>[()]|[^\\s{()]+)");

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
        var at = 0;
        while (piece.find(at)) {
            at = lexer.take(piece);
        }
        lexer.chunks.forEach(Chunk::end);
        return lexer.chunks;
    }

    /// Takes a piece, and returns where the next may begin.
    private int take(Matcher piece) {
        if (piece.group("comment") != null) {
            return comment(piece.start());
        }
        if (piece.group("tag") != null) {
            tag(piece.group().strip(), piece.start());
        } else if (piece.group("word") != null) {
            chunk(piece.start()).add(piece.group(), line(piece.start()));
        }
        return piece.end();
    }

    /// Up to the next } that no \ stands before.
    private int comment(int start) {
        var remark = new StringBuilder();
        var at = start + 1;
        for (; at < text.length() && text.charAt(at) != '}'; at++) {
            at += text.charAt(at) == '\\' && at + 1 < text.length() ? 1 : 0;
            remark.append(text.charAt(at));
        }
        if (at < text.length()) {
            chunk(start).remark(remark.toString().strip());
        } else {
            chunk(start).stop("{", "the comment that starts in line " + line(start) + " has no }");
        }
        return Math.min(at + 1, text.length());
    }

    private void tag(String tag, int at) {
        var parts = TAG.matcher(tag);
        if (!parts.matches()) {
            chunk(at).stop(tag, "not a tag; a tag looks like [Game \"esgros\"]");
            return;
        }
        if (!chunks.isEmpty()
                && (!chunk(at).branches.isEmpty() || chunk(at).tags.containsKey(parts.group(1)))) {
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
