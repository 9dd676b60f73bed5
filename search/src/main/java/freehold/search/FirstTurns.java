package freehold.search;

import freehold.kernel.position.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// All first turns of a game, up to symmetry: whatever the first player can do before somebody else acts.
public final class FirstTurns {
    /// @param name its tokens joined by `+`, without the one that only ends the turn
    /// @param plies all of them
    public record Turn(String name, List<String> plies, Position after) {}

    private final Set<Long> seen = new HashSet<>();
    private final List<Turn> turns = new ArrayList<>();

    private FirstTurns() {}

    public static List<Turn> of(Position start) {
        var all = new FirstTurns();
        all.explore(start, start.actor(), List.of(), List.of());
        return all.turns;
    }

    private void explore(Position position, int first, List<String> tokens, List<String> plies) {
        if (!plies.isEmpty() && !seen.add(position.symmetricHash())) {
            return;
        }
        if (position.actor() != first) {
            turns.add(new Turn(String.join("+", tokens), plies, position));
            return;
        }
        for (var move : position.legalMoves()) {
            var next = position.copy();
            next.playLegal(move);
            var more = new ArrayList<>(tokens);
            if (!position.isPass(move)) {
                more.add(position.token(move));
            }
            var all = new ArrayList<>(plies);
            all.add(position.token(move));
            explore(next, first, more, List.copyOf(all));
        }
    }
}
