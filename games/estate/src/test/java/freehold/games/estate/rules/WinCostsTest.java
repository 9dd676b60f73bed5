package freehold.games.estate.rules;

import static freehold.games.estate.Played.after;
import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.estate.Rules;
import freehold.games.estate.mind.Knowledge;
import freehold.kernel.position.Dice;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What it still costs to win: E2 and E9.
class WinCostsTest {
    private static final int GAMES = 40;

    private final WinCosts costs = new WinCosts();

    private int least(Position position, int colour) {
        costs.count(position, colour);
        return costs.least();
    }

    private int through(Position position, int colour, String cell) {
        costs.count(position, colour);
        return costs.through(position.board().cell(cell));
    }

    /// The cheapest way on an empty board runs along the edge, where each cell costs 1.
    @ParameterizedTest
    @CsvSource({"2, 3", "3, 5", "4, 7", "5, 9"})
    void onAnEmptyBoardTheEdgeIsCheapest_E2(int side, int cost) {
        var position = new Rules().start(new Rules().setup(2, Map.of("size", "" + side)));
        assertThat(least(position, Position.LIGHT)).isEqualTo(cost);
        assertThat(least(position, Position.DARK)).isEqualTo(cost);
    }

    @Test
    void ownLandIsFree() {
        var position = after("size=5 pie=false", "a1 b1 c1 d1 e1");
        assertThat(least(position, Position.LIGHT)).isEqualTo(4);
        assertThat(through(position, Position.LIGHT, "f1")).isEqualTo(4);
        assertThat(through(position, Position.LIGHT, "d1")).isEqualTo(4);
    }

    /// Round f1, the way from e1 leads over e2 and f2, which cost 2 each, and back to the edge.
    @Test
    void enemyLandIsWalkedRound() {
        var position = after("size=5 pie=false", "a1 b1 c1 d1 e1 f1");
        assertThat(through(position, Position.LIGHT, "f2")).isEqualTo(7);
        assertThat(least(position, Position.LIGHT)).as("along the bottom").isEqualTo(4);
    }

    /// ```
    ///       e  e1¹    ○    e3¹   e
    ///    d  d1¹    ○     ○    d4¹   d
    /// c  c1¹    ○     ●    c4²   c5¹   c
    ///    b   ○    b2²    ●     ○    b
    ///       a  a1¹    ●     ●    a
    /// ```
    @Test
    void everyOtherSideCountsAsWell_E9() {
        var position = after("size=3", "b4 d2 c3 c2 b1 a2 b3 d3 e2 a3 end");
        assertThat(through(position, Position.LIGHT, "c4")).isEqualTo(2);
        assertThat(through(position, Position.LIGHT, "a1")).as("opposite sides").isEqualTo(1);
    }

    @Test
    void theMoverWinsWithWhatTheTurnCanPay_E3() {
        var position = after("size=5 pie=false", "a1 b1 c1 d1 e1 f1 i1 h1 end");
        assertThat(position.points()).isEqualTo(5);
        assertThat(new Knowledge().certainWinner(position)).isEqualTo(1);
    }

    /// Exactly the positions in which a line of legal moves wins before the turn is over.
    @ParameterizedTest
    @CsvSource({"2", "3"})
    void aCertainWinnerIsOneWhoCanWinInThisTurn(int side) {
        var knowledge = new Knowledge();
        var scratch = new int[Position.MOST_MOVES];
        for (var game = 0; game < GAMES; game++) {
            var dice = new Dice(game);
            var position = new Rules().start(new Rules().setup(2, Map.of("size", "" + side)));
            while (!position.isOver()) {
                var certain = knowledge.certainWinner(position);
                assertThat(certain == position.actor())
                        .as("%s", position.view(0))
                        .isEqualTo(winsInThisTurn(position));
                position.playLegal(position.pick(dice, scratch));
            }
        }
    }

    private static boolean winsInThisTurn(Position position) {
        for (var move : position.legalMoves()) {
            if (!Move.isCell(move)) {
                continue;
            }
            var next = position.copy();
            next.playLegal(move);
            if (next.isOver() || (next.hasPlaced() && next.mover() == position.mover() && winsInThisTurn(next))) {
                return true;
            }
        }
        return false;
    }
}
