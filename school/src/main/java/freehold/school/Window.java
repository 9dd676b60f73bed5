package freehold.school;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// The newest positions, by generation: what is learnt from.
final class Window {
    private final int most;
    private final Deque<List<Sample>> generations = new ArrayDeque<>();
    private int size;

    /// @param most positions, but always the newest generation
    Window(int most) {
        this.most = most;
    }

    /// Adds a generation and drops what is then too old.
    void add(List<Sample> generation) {
        generations.addLast(generation);
        size += generation.size();
        while (generations.size() > 1 && size > most) {
            size -= generations.removeFirst().size();
        }
    }

    int size() {
        return size;
    }

    /// How many generations are remembered.
    int generations() {
        return generations.size();
    }

    /// All of them, for picking at random.
    Sample[] samples() {
        return generations.stream().flatMap(List::stream).toArray(Sample[]::new);
    }
}
