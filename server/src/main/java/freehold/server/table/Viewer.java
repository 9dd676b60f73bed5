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

    /// The seats whose secrets this viewer may know.
    public List<Integer> seats(Table table) {
        var own = table.chairsOf(guest);
        return as.map(seat -> own.contains(seat) ? List.of(seat) : List.<Integer>of())
                .orElse(own);
    }
}
