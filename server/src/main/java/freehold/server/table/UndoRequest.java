package freehold.server.table;

import java.util.List;

/// Somebody asked the others to let plies be taken back.
///
/// @param by a seat
/// @param waitingFor the seats of the people who have not answered yet
public record UndoRequest(int by, int plies, List<Integer> waitingFor) {
    UndoRequest without(int seat) {
        return new UndoRequest(
                by, plies, waitingFor.stream().filter(other -> other != seat).toList());
    }
}
