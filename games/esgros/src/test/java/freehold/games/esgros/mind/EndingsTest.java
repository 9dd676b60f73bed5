package freehold.games.esgros.mind;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.boards.HexBoard;
import freehold.games.esgros.rules.Position;
import freehold.kernel.Games;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Ruling;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What comes after the race.
class EndingsTest {
    private static final int GAMES = 100;

    private final Map<List<Long>, Boolean> known = new HashMap<>();

    private static Position start(int size, String reading) {
        var game = Games.named("esgros");
        return (Position) game.start(game.setup(2, Map.of("size", "" + size, "reading", reading, "pie", "false")));
    }

    /// With a table that is far too small, too, and where it begins again and again in another order.
    @ParameterizedTest
    @CsvSource({"2, 16, 1000000", "2, 4, 1", "3, 16, 1000000", "3, 10, 1000000", "3, 16, 1"})
    void agreesWithASearchByTheRules(int size, int tableBits, long patience) {
        var endings = new Endings(HexBoard.ofSide(size), tableBits, patience, _ -> {});
        var dice = new Dice(1);
        var found = 0;
        for (var i = 0; i < GAMES; i++) {
            var position = start(size, "strict");
            while (!endings.isOne(position) && !position.isOver()) {
                position.playLegal(position.pick(dice, new int[64]));
            }
            if (!position.isOver()) {
                for (var seat = 1; seat <= 2; seat++) {
                    assertThat(endings.isWonBy(seat, position)).isEqualTo(wins(seat, position));
                }
                found++;
            }
        }
        assertThat(found).isGreaterThan(GAMES / 4);
    }

    private boolean wins(int seat, Position position) {
        if (position.isOver()) {
            return position.winnerBits() == 1 << (seat - 1);
        }
        var key = List.of(position.stones(0), position.stones(1), (long) position.mover(), (long) seat);
        var found = known.get(key);
        if (found == null) {
            found = search(seat, position);
            known.put(key, found);
        }
        return found;
    }

    private boolean search(int seat, Position position) {
        var isOwn = position.actor() == seat;
        for (var move : position.legalMoves()) {
            var next = position.copy();
            next.playLegal(move);
            if (wins(seat, next) == isOwn) {
                return isOwn;
            }
        }
        return !isOwn;
    }

    @Test
    void theRaceIsNone() {
        var endings = new Endings(HexBoard.ofSide(3), 10, Endings.PATIENCE, _ -> {});
        var position = start(3, "strict");
        for (var token : new String[] {"a1", "c3", "e3"}) {
            assertThat(endings.isOne(position)).isFalse();
            position.playLegal(((Ruling.Legal) position.judge(token)).move());
        }
    }

    @Test
    void thereAreNoneWhereOneMayCatchUpOrTheBoardIsTooLarge() {
        var knowledge = new Knowledge();
        assertThat(knowledge.endings(start(4, "strict"), 10, _ -> {})).isPresent();
        assertThat(knowledge.endings(start(4, "catch-up"), 10, _ -> {})).isEmpty();
        assertThat(knowledge.endings(start(5, "strict"), 10, _ -> {})).isEmpty();
    }
}
