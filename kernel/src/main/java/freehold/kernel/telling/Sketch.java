package freehold.kernel.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Text with inks, written from left to right and line by line. The terminal decides what an ink looks like.
public final class Sketch {
    public record Span(Ink ink, String text) {}

    private final List<List<Span>> lines = new ArrayList<>(List.of(new ArrayList<>()));

    public Sketch add(Ink ink, String text) {
        lines.getLast().add(new Span(ink, text));
        return this;
    }

    public Sketch add(String text) {
        return add(Ink.PLAIN, text);
    }

    /// Ends the line.
    public Sketch line() {
        lines.add(new ArrayList<>());
        return this;
    }

    public Sketch line(String text) {
        return add(text).line();
    }

    /// Appends the lines of another sketch.
    public Sketch add(Sketch other) {
        for (var line : other.lines()) {
            line.forEach(span -> add(span.ink(), span.text()));
            line();
        }
        return this;
    }

    /// Fills the present line up to a column, so that what follows stands in columns.
    public Sketch to(int column) {
        var width =
                lines.getLast().stream().mapToInt(span -> span.text().length()).sum();
        return add(" ".repeat(Math.max(0, column - width)));
    }

    public List<List<Span>> lines() {
        var last = lines.getLast().isEmpty() ? lines.size() - 1 : lines.size();
        return lines.subList(0, last).stream().map(List::copyOf).toList();
    }

    /// The text alone.
    @Override
    public String toString() {
        return lines().stream()
                .map(line -> line.stream()
                        .map(Span::text)
                        .collect(Collectors.joining())
                        .stripTrailing())
                .collect(Collectors.joining("\n"));
    }
}
