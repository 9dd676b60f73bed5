package freehold.games.estate.view;

import static freehold.games.estate.Played.after;
import static org.assertj.core.api.Assertions.assertThat;

import freehold.boards.Cells;
import freehold.games.estate.Rules;
import freehold.games.estate.rules.Position;
import freehold.games.estate.rules.Sides;
import freehold.kernel.position.Dice;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is still missing to win: E2 and E9.
class CheapestWinTest {
    private static final int GAMES = 30;

    @Test
    void theViewTellsWhatIsMissing() {
        var view = View.of(after("size=5 pie=false", "a1 b1 c1 d1 e1"));
        assertThat(view.light().toWin()).isEqualTo(4);
        assertThat(view.light().way()).hasSize(4).doesNotContain("a1", "e1");
        assertThat(view.dark().toWin()).isGreaterThan(4);
    }

    /// ```
    ///       e  e1¹    ○    e3¹   e
    ///    d  d1¹    ○     ○    d4¹   d
    /// c  c1¹    ○     ●    c4²   c5¹   c
    ///    b   ○    b2²    ●     ○    b
    ///       a  a1¹    ●     ●    a
    /// ```
    @Test
    void oneCellIsMissing() {
        var view = View.of(after("size=3", "b4 d2 c3 c2 b1 a2 b3 d3 e2 a3 end"));
        assertThat(view.light().toWin()).isEqualTo(1);
        assertThat(view.light().way()).isEqualTo(List.of("a1"));
    }

    /// Both halves of a way can be near and the whole still be farther than three turns reach.
    @Test
    void aWinThatIsFarOffIsNotNear_E9() {
        var position = after(
                "size=5 pie=true",
                "g1 e1 h2 i5 d7 b3 h1 a1 b4 a5 a2 a4 f1 c2 b6 f7 c6 e9 c3 g6 i3 end f6 e2 g4 c1 b1 f5 d1 d5 d8 g7 f2 c7 a3"
                        + " d6 e8 e4 f8 c4 b2 i1 h6 b5 end e3 i2 end g5 g2 e6 end e7 h3 c5 h5 f3");
        assertThat(CheapestWin.of(position, Position.LIGHT).isNear()
                        && CheapestWin.of(position, Position.DARK).isNear())
                .isFalse();
    }

    /// Whoever could buy the way would have won, and it costs what is said.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void theWayWinsAndCostsWhatIsSaid_E9(int side) {
        var scratch = new int[Position.MOST_MOVES];
        for (var game = 0; game < GAMES; game++) {
            var dice = new Dice(game);
            var position = new Rules().start(new Rules().setup(2, Map.of("size", "" + side)));
            while (!position.isOver()) {
                for (var colour = Position.LIGHT; colour <= Position.DARK; colour++) {
                    check(position, colour);
                }
                position.playLegal(position.pick(dice, scratch));
            }
        }
    }

    private static void check(Position position, int colour) {
        var win = CheapestWin.of(position, colour);
        if (!win.isNear()) {
            return;
        }
        assertThat(win.way() & ~position.empty()).as("all of it is for sale").isZero();
        assertThat(cells(win.way()).map(position.land()::price).sum()).isEqualTo(win.points());
        assertThat(wins(position, position.pieces(colour) | win.way()))
                .as("%s", position.view(0))
                .isTrue();
    }

    private static boolean wins(Position position, long own) {
        return cells(own).anyMatch(cell -> Sides.win(Sides.of(position.board(), connected(position, own, cell))));
    }

    private static long connected(Position position, long own, int from) {
        var group = Cells.of(from);
        for (var before = 0L; before != group; ) {
            before = group;
            for (var left = before; left != 0; left &= left - 1) {
                group |= position.board().neighbours(Long.numberOfTrailingZeros(left)) & own;
            }
        }
        return group;
    }

    private static IntStream cells(long set) {
        return IntStream.range(0, Long.SIZE).filter(cell -> Cells.has(set, cell));
    }
}
