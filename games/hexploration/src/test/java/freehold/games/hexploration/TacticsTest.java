package freehold.games.hexploration;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.hexploration.rules.Move;
import freehold.games.hexploration.rules.Position;
import freehold.kernel.texts.Tactic;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Positions that any decent player solves, and that they have no other solution.
class TacticsTest {
    /// Whether the acting seat wins from a position, by its hash.
    private final Map<Long, Boolean> known = new HashMap<>();

    static List<Tactic> tactics() {
        return Tactic.of(new Rules());
    }

    @ParameterizedTest
    @MethodSource("tactics")
    void theListedMovesAndNoOthersDoIt(Tactic tactic) {
        var position = (Position) tactic.position(new Rules());
        var solving = IntStream.of(position.legalMoves())
                .filter(TacticsTest::isCertain)
                .filter(move -> tactic.kind().equals("win") ? wins(position, move) : gains(position, move))
                .mapToObj(position::token);
        assertThat(solving).containsExactlyInAnyOrderElementsOf(tactic.solutions());
    }

    /// Prices change nothing in the last turn, and nobody knows what comes of another draw.
    private static boolean isCertain(int move) {
        return switch (Move.kind(move)) {
            case DRAW, DISCARD, PRICE -> false;
            case SHOP, MOVE, MARK, BUY, UNMARK, END, PLACE, VOID, RETURN, SEIZE, SPARE, STEP, STAY, START, TILE -> true;
        };
    }

    private static Position played(Position position, int move) {
        var next = position.copy();
        next.playLegal(move);
        return next;
    }

    private boolean wins(Position position, int move) {
        return canWin(played(position, move), position.actor());
    }

    private boolean canWin(Position position, int seat) {
        if (position.isOver()) {
            return Arrays.equals(position.winners(), new int[] {seat});
        }
        if (position.actor() != seat) {
            return false;
        }
        var seen = known.putIfAbsent(position.hash(), false);
        if (seen != null) {
            return seen;
        }
        var canWin = IntStream.of(position.legalMoves())
                .filter(TacticsTest::isCertain)
                .anyMatch(move -> wins(position, move));
        known.put(position.hash(), canWin);
        return canWin;
    }

    private static boolean gains(Position position, int move) {
        var seat = position.actor();
        var next = played(position, move);
        return next.purses().money(seat) >= position.purses().money(seat) && land(next, seat) > land(position, seat);
    }

    private static int land(Position position, int seat) {
        return position.score().land(seat) + position.score().income(seat);
    }
}
