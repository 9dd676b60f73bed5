package freehold.kernel;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// One thing that can be chosen about a game before it starts.
public sealed interface Choice {
    String key();

    String about();

    /// What holds when nobody chooses: an Integer, a Boolean or a String.
    Object standard();

    /// Every value that can be chosen.
    List<?> values();

    /// The values in words: `2–5`, `true or false`.
    String range();

    default Optional<?> read(String text) {
        return values().stream().filter(value -> value.toString().equals(text)).findFirst();
    }

    record Whole(String key, String about, int min, int max, Integer standard) implements Choice {
        @Override
        public List<Integer> values() {
            return IntStream.rangeClosed(min, max).boxed().toList();
        }

        @Override
        public String range() {
            return min + "–" + max;
        }
    }

    record Flag(String key, String about, Boolean standard) implements Choice {
        @Override
        public List<Boolean> values() {
            return List.of(true, false);
        }

        @Override
        public String range() {
            return "true or false";
        }
    }

    record Word(String key, String about, List<String> values, String standard) implements Choice {
        @Override
        public String range() {
            return values.stream().collect(Collectors.joining(" or "));
        }
    }
}
