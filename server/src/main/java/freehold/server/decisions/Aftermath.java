package freehold.server.decisions;

import freehold.answers.Scores;
import freehold.kernel.position.Position;
import freehold.server.table.Event;
import freehold.server.table.Status;
import freehold.server.table.Table;
import java.util.Arrays;
import java.util.Optional;

/// What follows at once and by itself: draws, and the end. It is stored together with what it follows from, so a table
/// never waits for chance.
public final class Aftermath {
    private Aftermath() {}

    /// The next event that follows from where a table stands; none if somebody must act.
    public static Optional<Event> next(Table table) {
        if (table.status() != Status.PLAYING) {
            return Optional.empty();
        }
        var position = table.position();
        if (position.actor() == Position.CHANCE) {
            var moves = table.moves();
            var outcome = table.seed().draw(position, moves.draws(), table.salts());
            return Optional.of(new Event.Played(Position.CHANCE, moves.token(outcome)));
        }
        return position.isOver() ? Optional.of(over(position, table.seed().hex())) : Optional.empty();
    }

    static Event.Over over(Position end, String seed) {
        return new Event.Over(
                Arrays.stream(end.winners()).boxed().toList(),
                Scores.of(end),
                end.ending().word(),
                seed);
    }
}
