package freehold.kernel;

import freehold.kernel.telling.Phrase;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/// A value for every [Choice] of one game, in the order in which the game lists them.
public record Options(Map<String, Object> values) {
    public Options {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    public int number(String key) {
        return (Integer) value(key);
    }

    public boolean flag(String key) {
        return (Boolean) value(key);
    }

    public String word(String key) {
        return (String) value(key);
    }

    Options with(String key, boolean flag) {
        var changed = new LinkedHashMap<>(values);
        changed.put(key, flag);
        return new Options(changed);
    }

    private Object value(String key) {
        return Objects.requireNonNull(values.get(key), key);
    }

    /// As in a record's tag: `size=4 reading=strict pie=true`.
    @Override
    public String toString() {
        return values.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" "));
    }

    /// What can be chosen about a game.
    public record Schema(List<Choice> choices) {
        public static Schema of(Choice... choices) {
            return new Schema(List.of(choices));
        }

        /// Takes the standard value for each option that is not chosen.
        ///
        /// @throws InvalidSetup for a key or value that does not exist
        public Options read(Map<String, String> chosen) {
            for (var key : chosen.keySet()) {
                if (choices.stream().noneMatch(choice -> choice.key().equals(key))) {
                    throw new InvalidSetup(Phrase.of("there is no option '%s'; the options are %s", key, describe()));
                }
            }
            var values = new LinkedHashMap<String, Object>();
            for (var choice : choices) {
                var text = chosen.get(choice.key());
                values.put(choice.key(), text == null ? choice.standard() : value(choice, text));
            }
            return new Options(values);
        }

        private static Object value(Choice choice, String text) {
            var value = choice.read(text);
            if (value.isEmpty()) {
                throw new InvalidSetup(Phrase.of("option %s takes %s, not '%s'", choice.key(), choice.range(), text));
            }
            return value.get();
        }

        private Phrase describe() {
            return Phrase.joined(
                    "%s, %s",
                    choices.stream()
                            .map(choice ->
                                    Phrase.of("%s (%s, else %s)", choice.key(), choice.range(), choice.standard()))
                            .toList());
        }
    }
}
