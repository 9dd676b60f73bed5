package freehold.server.store;

import freehold.server.table.Chair;
import freehold.server.table.Status;
import freehold.server.table.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a table is found by. It follows from the events and is stored in the same transaction as they are.
///
/// @param listed whether strangers find it
/// @param hasAgents whether an agent acts for any seat
/// @param deadline when somebody will have run out of time
/// @param guests the people at the table, and those whose seats are kept, by their ids; where only computers play, who
/// opened it
public record Card(Status status, boolean listed, boolean hasAgents, Optional<Instant> deadline, Set<String> guests) {
    public static Card of(Table table) {
        return new Card(table.status(), isListed(table), hasAgents(table), table.deadline(), guests(table));
    }

    /// A game of computers alone that somebody has opened is for that one to watch.
    private static boolean isListed(Table table) {
        return table.created().listed()
                && (table.status() != Status.OPEN || hasOpenSeat(table))
                && !(table.isExhibition() && table.created().host().isPresent());
    }

    private static Set<String> guests(Table table) {
        var host = table.isExhibition() ? table.created().host().stream() : Stream.<String>empty();
        return Stream.concat(host, table.chairs().stream().map(Card::guest))
                .filter(guest -> !guest.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
    }

    private static String guest(Chair chair) {
        return switch (chair) {
            case Chair.Person(var guest, var _, var _) -> guest;
            case Chair.Kept(var guest, var _) -> guest;
            case Chair.Open _, Chair.Agent _ -> "";
        };
    }

    /// Where all seats are kept for somebody, strangers need not look.
    private static boolean hasOpenSeat(Table table) {
        return table.chairs().stream().anyMatch(chair -> chair instanceof Chair.Open);
    }

    private static boolean hasAgents(Table table) {
        for (var seat = 1; seat <= table.chairs().size(); seat++) {
            if (table.agentLevel(seat).isPresent()) {
                return true;
            }
        }
        return false;
    }
}
