package freehold.server.decisions;

import freehold.answers.Scores;
import freehold.kernel.position.Position;
import freehold.server.fair.Salts;
import freehold.server.fair.Seed;
import freehold.server.table.Event;
import freehold.server.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What follows at once and by itself: draws, and the end. It is stored together with what it follows from, so a table
/// never waits for chance.
public final class Aftermath {
    private Aftermath() {}

    /// @param ahead where the event leads that all this follows from; it is moved on
    static List<Event> of(Table table, Position ahead) {
        return of(table.seed(), table.salts(), ahead.actor() == Position.CHANCE ? draws(table) : 0, ahead);
    }

    private static int draws(Table table) {
        return (int) table.course().plies().stream()
                .filter(ply -> ply.by() == Position.CHANCE)
                .count();
    }

    static List<Event> of(Seed seed, Salts salts, int drawsBefore, Position ahead) {
        var events = new ArrayList<Event>();
        var draws = drawsBefore;
        while (ahead.actor() == Position.CHANCE) {
            var outcome = seed.draw(ahead, draws++, salts);
            events.add(new Event.Played(Position.CHANCE, ahead.token(outcome)));
            ahead.playLegal(outcome);
        }
        if (ahead.isOver()) {
            events.add(over(ahead, seed.hex()));
        }
        return events;
    }

    static Event.Over over(Position end, String seed) {
        return new Event.Over(
                Arrays.stream(end.winners()).boxed().toList(),
                Scores.of(end),
                end.ending().word(),
                seed);
    }
}
