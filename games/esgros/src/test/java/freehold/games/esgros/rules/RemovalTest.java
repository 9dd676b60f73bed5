package freehold.games.esgros.rules;

import static freehold.games.esgros.Played.after;
import static freehold.games.esgros.Played.move;
import static freehold.games.esgros.Played.play;
import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.position.Dice;
import org.junit.jupiter.api.Test;

/// Removal and how the game ends: G5, G6 and G8.
class RemovalTest {
    /// ```
    ///     e  e1  ●1  e3  e
    ///   d  ○1  ·   ○1  d4  d
    /// c  c1  ●1  c3  c4  ●1  c
    ///   b  ○1  ·   ○1  b4  b
    ///     a  a1  ●1  a3  a
    /// ```
    private static final String FOUR_AGAINST_FOUR = "c2 d1 c5 d3 a2 b3 e2 b1";

    @Test
    void everySmallerGroupThatTouchesTheNewGroupIsRemoved_G5() {
        var position = after("size=3", FOUR_AGAINST_FOUR);
        assertThat(position.tell(move(position, "c3"))).hasToString("places a black stone on c3 and removes 4 white");
        play(position, "c3");
        assertThat(position.stones(Position.WHITE)).isZero();
    }

    @Test
    void whatAStoneWouldRemoveIsKnownBeforeItIsPlayed_G5() {
        var dice = new Dice(5);
        var scratch = new int[Position.MOST_MOVES];
        var position = after("size=4 pie=false", "d4");
        while (!position.isOver()) {
            var enemy = 1 - position.mover();
            var before = Long.bitCount(position.stones(enemy));
            var move = position.pick(dice, scratch);
            var removed = position.removed(move);
            position.playLegal(move);
            assertThat(before - Long.bitCount(position.stones(enemy))).isEqualTo(removed);
        }
    }

    @Test
    void groupsThatTheNewGroupDoesNotTouchStay_G5() {
        var position = after("size=3", FOUR_AGAINST_FOUR);
        play(position, "e1");
        assertThat(position.board().names(position.stones(Position.WHITE))).containsExactly("b1", "b3");
    }

    @Test
    void groupsOfTheSameSizeStay_G5() {
        var position = after("size=3", "c3 c2 e3 e1");
        assertThat(position.board().names(position.stones(Position.WHITE))).containsExactly("c2", "e1");
        assertThat(position.board().names(position.stones(Position.BLACK))).containsExactly("c3", "e3");
    }

    /// ```
    ///   c  ●1  c2  c
    /// b  ·   ○1  ·   b
    ///   a  ·   ●1  a
    /// ```
    @Test
    void whoeverRemovesTheLastEnemyStoneWins_G6() {
        var position = after("size=2 pie=false", "c1 b2 a2");
        assertThat(position.scores()).containsExactly(0, 0);
        play(position, "a1");
        assertThat(position.ending()).isEqualTo(Ending.BLACK_REMOVED);
        assertThat(position.winners()).containsExactly(2);
        assertThat(position.scores()).containsExactly(0, 1);
        assertThat(position.legalTokens()).isEmpty();
    }

    @Test
    void anEnemyWithNoStoneYetHasNotLost_G6() {
        var position = after("size=2", "b2");
        assertThat(position.isOver()).isFalse();
        assertThat(position.actor()).isEqualTo(2);
    }

    /// ```
    ///     e  ●9  ●9  ○9  e
    ///   d  d1  ●9  ○9  ○9  d
    /// c  ●9  ●9  ○9  ○9  ○9  c
    ///   b  ●9  ●9  ○9  ○9  b
    ///     a  ●9  ●9  ○9  a
    /// ```
    @Test
    void aFullBoardIsADraw_G8() {
        var position = after(
                "size=3 reading=strict",
                "c3 b2 e3 d3 c5 d1 b1 b4 a2 e1 d2 a3 d4 b2 a1 d3 c5 c4 a3 b3 a3 d3 c2 e1 a3 d1 c1 d1 e1 b4 e3 d4 e3"
                        + " c5 e3 a3 e3 c3 c1 b1 a1 e3 c2 b1 e2 d1 a2 b1 b2 d1 b1 d1 d2");
        assertThat(position.largest(Position.BLACK)).isEqualTo(9);
        assertThat(position.largest(Position.WHITE)).isEqualTo(9);
        assertThat(position.legalTokens()).containsExactly("d1");
        play(position, "d1");
        assertThat(position.ending()).isEqualTo(Ending.DEAD_BOARD);
        assertThat(position.winners()).isEmpty();
        assertThat(position.scores()).containsExactly(0.5, 0.5);
    }
}
