package freehold.server.decisions;

import freehold.answers.Advice;
import freehold.server.table.Chair;
import freehold.server.table.Guest;
import freehold.server.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Whether a player's own program may think for the agents of a table, so that the server need not.
///
/// It may where nobody else could be harmed: one person plays against agents alone, nothing is secret, no clock runs.
public final class Delegation {
    private Delegation() {}

    /// The id of the guest whose program may think for whoever acts, if there is one.
    public static Optional<String> thinker(Table table) {
        var isAgents = table.actingSeat().map(table::chair).filter(Chair.Agent.class::isInstance);
        return isAgents.isPresent() && table.clocks().isEmpty() && !Advice.dependsOnSecrets(table.position())
                ? onlyPerson(table)
                : Optional.empty();
    }

    static boolean isThinker(Table table, Guest guest) {
        return thinker(table).filter(guest.id()::equals).isPresent();
    }

    private static Optional<String> onlyPerson(Table table) {
        var isGoneOrOpen =
                table.seats().anyMatch(seat -> !table.isAttended(seat) && !(table.chair(seat) instanceof Chair.Agent));
        var people = people(table.chairs());
        return isGoneOrOpen || people.size() != 1 ? Optional.empty() : Optional.of(people.getFirst());
    }

    private static List<String> people(List<Chair> chairs) {
        return chairs.stream()
                .flatMap(chair -> chair instanceof Chair.Person person ? Stream.of(person.guest()) : Stream.empty())
                .distinct()
                .filter(guest -> !guest.isEmpty())
                .collect(Collectors.toList());
    }
}
