package freehold.lab.report;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One of several things that were counted in a variant: a seat, an ending, a kind of ply. A row of a [Sheet].
record Item<T>(Subject.Part part, String name, T found) {
    /// One for each entry, variant by variant.
    static <T> Stream<Item<T>> ofMaps(List<Subject.Part> parts, Function<Subject.Part, Map<?, T>> found) {
        return parts.stream()
                .flatMap(part -> found.apply(part).entrySet().stream()
                        .map(entry -> new Item<>(part, entry.getKey().toString(), entry.getValue())));
    }

    /// One for each element, variant by variant; they are numbered from 1.
    static <T> Stream<Item<T>> ofLists(List<Subject.Part> parts, Function<Subject.Part, List<T>> found) {
        return parts.stream().flatMap(part -> numbered(part, found.apply(part)));
    }

    private static <T> Stream<Item<T>> numbered(Subject.Part part, List<T> found) {
        return IntStream.range(0, found.size()).mapToObj(i -> new Item<>(part, "" + (i + 1), found.get(i)));
    }

    String variant() {
        return part.name();
    }

    /// How many games of the variant there were.
    long games() {
        return part.found().results().games();
    }
}
