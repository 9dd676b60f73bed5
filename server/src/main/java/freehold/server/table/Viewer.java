package freehold.server.table;

import freehold.kernel.position.Position;
import java.util.List;
import java.util.Optional;

/// Somebody who looks at a table, and with whose eyes. Whoever has stopped playing still has the eyes of the seat.
///
/// @param as one of the guest's own seats, or 0 for the eyes of somebody who only watches; where it is absent all own
/// seats look at once
public record Viewer(Guest guest, Optional<Integer> as) {
    public static Viewer of(Guest guest) {
        return new Viewer(guest, Optional.empty());
    }

    /// @throws Refused if the eyes are somebody else's
    public void check(Table table) {
        if (as.filter(seat ->
                        seat != Position.SPECTATOR && !table.chairsOf(guest).contains(seat))
                .isPresent()) {
            throw new Refused(Refused.Code.NOT_SEATED, "that seat is not yours");
        }
    }

    /// Whether this viewer may know the secrets of a seat on which somebody sits like that.
    public boolean isOn(int seat, Chair chair) {
        return chair.isOf(guest) && as.map(own -> own == seat).orElse(true);
    }

    /// What decides about all that this viewer sees of a table: viewers with equal viewpoints see the same.
    public Viewpoint viewpoint(Table table) {
        var own = 0;
        var kept = 0;
        for (var seat = 1; seat <= table.chairs().size(); seat++) {
            own |= table.chair(seat).isOf(guest) ? 1 << seat : 0;
            kept |= table.chair(seat).isKeptFor(guest) ? 1 << seat : 0;
        }
        return new Viewpoint(own, kept, as);
    }

    /// The seats whose secrets this viewer may know.
    public List<Integer> seats(Table table) {
        var own = table.chairsOf(guest);
        return as.map(seat -> own.contains(seat) ? List.of(seat) : List.<Integer>of())
                .orElse(own);
    }
}
