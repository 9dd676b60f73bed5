package freehold.server.decisions;

import freehold.records.Scoresheet;
import freehold.server.table.Chair;
import freehold.server.table.Event;
import freehold.server.table.PlayerName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Games that were played elsewhere, to look at.
public final class Imports {
    private Imports() {}

    /// The events of a table that is over from the start.
    public static List<Event> events(Scoresheet sheet) {
        var course = sheet.course();
        var events = new ArrayList<Event>();
        var chairs = IntStream.rangeClosed(1, course.setup().seats())
                .mapToObj(seat -> chair(sheet, seat))
                .toList();
        events.add(new Event.Created(
                course.game().id(),
                course.game().edition(),
                course.setup().options().values(),
                chairs,
                false,
                false,
                Optional.empty(),
                true,
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
        course.plies().forEach(ply -> events.add(new Event.Played(ply.by(), ply.token())));
        events.add(
                course.position().isOver()
                        ? Aftermath.over(course.position(), "")
                        : new Event.Over(List.of(), List.of(), "imported", ""));
        return events;
    }

    /// Computer players are called as they are in records that were written here.
    private static Chair chair(Scoresheet sheet, int seat) {
        var name = sheet.tags().getOrDefault("Seat" + seat, "");
        return sheet.course().game().levels().stream()
                .<Chair>map(level -> new Chair.Agent(level.number()))
                .filter(agent -> agent.name().equals(name))
                .findFirst()
                .orElse(new Chair.Person("", PlayerName.orElse(name, "seat " + seat), Optional.empty()));
    }
}
