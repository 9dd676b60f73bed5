package freehold.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Taking back plies: at once as long as nobody learnt or did anything since, else with the others' consent.
public final class Takebacks {
    private Takebacks() {}

    /// @param wanted how many plies; all of the caller's last ones if it is absent
    public static List<Event> undo(Table table, Guest guest, Optional<Integer> wanted) {
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
        // Agents always agree.
        return since == 0 || !isAnybodyToAsk(table, guest)
                ? List.of(new Event.Undone(by, plies))
                : List.of(new Event.UndoAsked(by, plies));
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

    /// What somebody who was asked says.
    public static List<Event> answer(Table table, Guest guest, boolean agrees) {
        Play.checkSeated(table, guest);
        Play.checkPlaying(table);
        var request = table.undoRequest()
                .orElseThrow(() -> new Refused(Refused.Code.NOTHING_TO_UNDO, "nobody asks to take anything back"));
        var own = table.seatsOf(guest).stream()
                .filter(request.waitingFor()::contains)
                .toList();
        if (own.isEmpty()) {
            throw new Refused(Refused.Code.NOTHING_TO_UNDO, "you are not asked");
        }
        if (!agrees) {
            return List.of(new Event.UndoRefused(own.getFirst()));
        }
        var events = new ArrayList<Event>();
        own.forEach(seat -> events.add(new Event.UndoAgreed(seat)));
        if (own.containsAll(request.waitingFor())) {
            events.add(new Event.Undone(request.by(), request.plies()));
        }
        return events;
    }
}
