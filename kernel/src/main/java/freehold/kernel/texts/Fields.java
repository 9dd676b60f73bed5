package freehold.kernel.texts;

import freehold.kernel.Game;
import freehold.kernel.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Lines `key: value`, as the steps of a lesson and the figures of a guide are written. `let NAME = tokens` keeps
/// tokens that several of them share: `$NAME` stands for them in any line of tokens that follows.
final class Fields {
    private final Map<String, List<String>> values;
    private final Map<String, String> shared;

    private Fields(Map<String, List<String>> values, Map<String, String> shared) {
        this.values = values;
        this.shared = shared;
    }

    /// @param shared what earlier ones have kept; what this one keeps is added
    static Fields parse(String block, Map<String, String> shared) {
        var values = new LinkedHashMap<String, List<String>>();
        for (var line : block.lines().toList()) {
            if (line.startsWith("let ")) {
                var parts = line.substring("let ".length()).split("=", 2);
                shared.put(parts[0].strip(), parts[1]);
            } else if (!line.isBlank() && !line.startsWith("#")) {
                var parts = line.split(":", 2);
                if (parts.length < 2) {
                    throw new IllegalStateException("not a line 'key: value': " + line);
                }
                values.computeIfAbsent(parts[0].strip(), _ -> new ArrayList<>()).add(parts[1].strip());
            }
        }
        return new Fields(values, new HashMap<>(shared));
    }

    boolean isEmpty() {
        return values.isEmpty();
    }

    boolean has(String key) {
        return values.containsKey(key);
    }

    Stream<String> keys() {
        return values.keySet().stream();
    }

    /// These, but where there is a line `PREFIX.key` that one stands for `key`.
    Fields preferring(String prefix) {
        var preferred = new LinkedHashMap<>(values);
        values.forEach((key, value) -> {
            if (key.startsWith(prefix + ".")) {
                preferred.put(key.substring(prefix.length() + 1), value);
            }
        });
        return new Fields(preferred, shared);
    }

    Optional<String> optional(String key) {
        return all(key).stream().findFirst();
    }

    String text(String key) {
        return optional(key).orElse("");
    }

    /// One for each line of that key.
    List<String> all(String key) {
        return values.getOrDefault(key, List.of());
    }

    List<String> tokens(String key) {
        return expanded(text(key)).toList();
    }

    private Stream<String> expanded(String text) {
        return TableLine.words(text).stream()
                .flatMap(word -> word.startsWith("$") && word.length() > 1
                        ? expanded(kept(word.substring(1)))
                        : Stream.of(word));
    }

    private String kept(String name) {
        return Optional.ofNullable(shared.get(name))
                .orElseThrow(() -> new IllegalStateException("nothing is kept as " + name));
    }

    /// Seats and options, as in `2 size=3 pie=false`.
    Setup setup(Game game) {
        var words = TableLine.words(text("setup"));
        return game.setup(Integer.parseInt(words.getFirst()), TableLine.options(words.subList(1, words.size())));
    }
}
