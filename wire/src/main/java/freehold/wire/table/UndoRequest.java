package freehold.wire.table;

import freehold.kernel.wire.Wire;
import java.util.List;

/// Somebody asks the others to let plies be taken back.
///
/// @param by a seat
/// @param plies how many
/// @param waitingFor the seats of the people who have not answered yet
@Wire
public record UndoRequest(int by, int plies, List<Integer> waitingFor) {}
