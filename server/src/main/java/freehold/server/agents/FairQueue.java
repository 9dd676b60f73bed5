package freehold.server.agents;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// What waits to be done, for whom. Whoever wants much waits behind whoever wants little: networks have a turn after
/// the other, and so have the guests of each. Not for several threads.
final class FairQueue {
    /// By network, guest and name; networks and guests in the order in which they have their turns.
    private final SequencedMap<String, SequencedMap<String, SequencedMap<String, Task>>> waiting =
            new LinkedHashMap<>();

    private int size;

    record Task(Owner owner, String name, Runnable work) {}

    int size() {
        return size;
    }

    /// How much one network has waiting.
    int size(String network) {
        return Optional.ofNullable(waiting.get(network))
                .map(guests -> guests.values().stream().mapToInt(Map::size).sum())
                .orElse(0);
    }

    /// A newer task takes the place of one of the same name that still waits.
    void put(Task task) {
        var isNew = waiting.computeIfAbsent(task.owner.network(), _ -> new LinkedHashMap<>())
                        .computeIfAbsent(task.owner.guest(), _ -> new LinkedHashMap<>())
                        .put(task.name, task)
                == null;
        size += isNew ? 1 : 0;
    }

    /// The first task of whoever has the turn.
    Optional<Task> take() {
        return Optional.ofNullable(waiting.pollFirstEntry()).map(network -> {
            var task = takeFrom(network.getValue());
            if (!network.getValue().isEmpty()) {
                waiting.put(network.getKey(), network.getValue());
            }
            size--;
            return task;
        });
    }

    private static Task takeFrom(SequencedMap<String, SequencedMap<String, Task>> guests) {
        var turn = guests.firstEntry();
        guests.remove(turn.getKey());
        var first = turn.getValue().firstEntry();
        turn.getValue().remove(first.getKey());
        if (!turn.getValue().isEmpty()) {
            guests.put(turn.getKey(), turn.getValue());
        }
        return first.getValue();
    }

    /// How many are taken before one; empty if it does not wait.
    Optional<Integer> ahead(String name) {
        var rehearsal = copy();
        for (var i = 0; i < size; i++) {
            if (rehearsal.take().filter(task -> task.name.equals(name)).isPresent()) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    private FairQueue copy() {
        var copy = new FairQueue();
        waiting.values()
                .forEach(guests ->
                        guests.values().forEach(tasks -> tasks.values().forEach(copy::put)));
        return copy;
    }
}
