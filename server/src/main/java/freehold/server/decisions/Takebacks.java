package freehold.server.decisions;

import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.SeatName;
import freehold.server.table.Event;
import freehold.server.table.Guest;
import freehold.server.table.Refused;
import freehold.server.table.Table;
import freehold.server.table.UndoRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Taking back plies: at once as long as the same seat is still to act, so that nobody else can have begun to think;
/// else with the others' consent.
public final class Takebacks {
    private Takebacks() {}

    /// @param wanted how many plies; all of the caller's last ones if it is absent
    public static List<Event> undo(Table table, Guest guest, Optional<Integer> wanted, Instant now) {
        Play.checkSeated(table, guest);
        Play.checkPlaying(table);
        var own = Set.copyOf(table.seatsOf(guest));
        var end = lastOwn(table, own);
        if (end == 0) {
            throw new Refused(Refused.Code.NOTHING_TO_UNDO, "you have played nothing yet");
        }
        var since = table.course().plies().size() - end;
        var plies = since + Math.clamp(wanted.orElse(Integer.MAX_VALUE), 1, trailing(table, own, end));
        var by = table.course().plies().get(end - 1).by();
        var isFree = since == 0 && table.actor() == by;
        // Agents always agree.
        return isFree || !isAnybodyToAsk(table, guest)
                ? List.of(takenBack(table, by, plies, now))
                : ask(table, by, plies, now);
    }

    /// How many plies there were after the last one of these seats.
    private static int lastOwn(Table table, Set<Integer> seats) {
        var plies = table.course().plies();
        var end = plies.size();
        while (end > 0 && !seats.contains(plies.get(end - 1).by())) {
            end--;
        }
        return end;
    }

    /// How many plies up to there are of the same seat, one after the other.
    private static int trailing(Table table, Set<Integer> seats, int end) {
        var plies = table.course().plies();
        var by = plies.get(end - 1).by();
        var count = 0;
        while (count < end && plies.get(end - 1 - count).by() == by && seats.contains(by)) {
            count++;
        }
        return count;
    }

    private static boolean isAnybodyToAsk(Table table, Guest guest) {
        return table.seats()
                .anyMatch(seat -> table.isAttended(seat) && !table.chair(seat).isOf(guest));
    }

    /// One question at a time, and one of each seat until the next ply: nobody is pestered.
    private static List<Event> ask(Table table, int by, int plies, Instant now) {
        var open = table.undoRequest();
        if (open.filter(request -> request.by() == by).isPresent()) {
            return List.of(); // said twice
        }
        if (open.isPresent()) {
            throw new Refused(Refused.Code.TAKEN, "somebody else asks to take something back");
        }
        if (table.hasAsked(by)) {
            throw new Refused(Refused.Code.NOTHING_TO_UNDO, "you have asked already; ask again after the next move");
        }
        takenBack(table, by, plies, now); // what can't be done need not be asked for
        return List.of(new Event.UndoAsked(by, plies));
    }

    /// Whoever takes back pays for the time since, and must have it.
    private static Event takenBack(Table table, int by, int plies, Instant now) {
        var isAffordable =
                table.clocks().map(clocks -> clocks.canTakeBack(by, plies, now)).orElse(true);
        if (!isAffordable) {
            throw new Refused(
                    Refused.Code.NOTHING_TO_UNDO,
                    Phrase.of("%s has not enough time left to take that back", new SeatName(by)));
        }
        return new Event.Undone(by, plies);
    }

    /// What somebody who was asked says; whoever asked may say no, too.
    public static List<Event> answer(Table table, Guest guest, boolean agrees, Instant now) {
        Play.checkSeated(table, guest);
        Play.checkPlaying(table);
        var request = table.undoRequest()
                .orElseThrow(() -> new Refused(Refused.Code.NOTHING_TO_UNDO, "nobody asks to take anything back"));
        var own = table.seatsOf(guest).stream()
                .filter(request.waitingFor()::contains)
                .toList();
        if (!agrees && table.seatsOf(guest).contains(request.by())) {
            return List.of(new Event.UndoRefused(request.by())); // the one who asked thinks better of it
        }
        if (own.isEmpty()) {
            throw new Refused(Refused.Code.NOTHING_TO_UNDO, "you are not asked");
        }
        return agrees ? agree(table, request, own, now) : List.of(new Event.UndoRefused(own.getFirst()));
    }

    private static List<Event> agree(Table table, UndoRequest request, List<Integer> own, Instant now) {
        var events = new ArrayList<Event>();
        own.forEach(seat -> events.add(new Event.UndoAgreed(seat)));
        if (own.containsAll(request.waitingFor())) {
            events.add(takenBack(table, request.by(), request.plies(), now));
        }
        return events;
    }
}
