package freehold.kernel.position;

import freehold.kernel.telling.Phrase;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;

/// Counts something for each seat, to say who has most of it.
public final class Tally {
    private final TreeMap<Integer, Integer> counts = new TreeMap<>();

    public void add(int seat, int amount) {
        counts.merge(seat, amount, Integer::sum);
    }

    /// Keeps the highest amount instead of their sum.
    public void raise(int seat, int amount) {
        counts.merge(seat, amount, Math::max);
    }

    /// A title for whoever alone has most, if it is at least so much.
    ///
    /// @param text made of that amount
    public Optional<Story.Title> most(int atLeast, IntFunction<Phrase> text) {
        var most = counts.values().stream().mapToInt(count -> count).max().orElse(0);
        var leaders = counts.entrySet().stream()
                .filter(count -> count.getValue() == most)
                .map(Map.Entry::getKey)
                .toList();
        return most >= atLeast && leaders.size() == 1
                ? Optional.of(new Story.Title(leaders.getFirst(), text.apply(most)))
                : Optional.empty();
    }
}
