package freehold.server.table;

import java.util.List;

/// What is said at the table.
public final class Talk {
    public static final int LONGEST = 500;

    private Talk() {}

    public static List<Event> say(Table table, Guest guest, String text) {
        var seats = table.seatsOf(guest);
        return List.of(new Event.Said(seats.isEmpty() ? 0 : seats.getFirst(), guest.name(), text));
    }
}
