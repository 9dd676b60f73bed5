package freehold.server.table;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;

/// An event with its number and time.
///
/// @param v counts a table's events from 1, without gaps
/// @param at to the millisecond
/// @param key what the client named its request, so that a repeated one has the same answer; may be empty
public record Entry(int v, Instant at, Event event, String key) {
    /// Numbers what happens at the same moment. The key names the first, which is what was asked for.
    public static List<Entry> number(int first, Instant at, String key, List<Event> events) {
        return IntStream.range(0, events.size())
                .mapToObj(i -> new Entry(first + i, at, events.get(i), i == 0 ? key : ""))
                .toList();
    }
}
