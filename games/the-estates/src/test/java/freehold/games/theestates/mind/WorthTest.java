package freehold.games.theestates.mind;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.Play;
import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Piece;
import freehold.games.theestates.rules.Rooftops;
import freehold.games.theestates.rules.Streets;
import org.junit.jupiter.api.Test;

/// What pieces are worth to whom.
class WorthTest {
    private static final int FIRST = 1;
    private static final int SECOND = 2;
    private static final int GREEN_2 = Cube.of(1, 2);

    private final Worth worth = new Worth();

    @Test
    void moreRoofsThatAreMissingMakeARowLessLikely_T20() {
        for (var rooftops = 0; rooftops <= Rooftops.ALL_COUNT; rooftops++) {
            for (var lots = 1; lots <= Streets.LONGEST; lots++) {
                assertThat(Prospects.sign(lots, rooftops)).isLessThanOrEqualTo(Prospects.sign(lots - 1, rooftops));
            }
        }
    }

    @Test
    void moreRooftopsThatAreLeftMakeARowMoreLikely_T21() {
        for (var rooftops = 1; rooftops <= Rooftops.ALL_COUNT; rooftops++) {
            assertThat(Prospects.sign(4, rooftops)).isGreaterThanOrEqualTo(Prospects.sign(4, rooftops - 1));
        }
    }

    /// Seat 1 owns B1, seat 2 owns C1; one roof is missing in row C, the other row is complete.
    private static Play oneRoofBeforeTheEnd() {
        return Play.with(2)
                .turns("permit3 B-", "permit2 C-", "B1 B1", "permit1 C-", "roof roof6 B1", "Y4 C1")
                .play("hold roof roof5");
    }

    /// B 1 + 6, C 4 + 5: the roof makes the second seat win by two points.
    @Test
    void aRoofThatWinsIsGoodForItsWinner_T21() {
        var position = oneRoofBeforeTheEnd().position();
        worth.readSale(position);
        var use = Move.lot(Lot.of(2, 1));
        assertThat(worth.ofUse(position, use, SECOND)).isPositive();
        assertThat(worth.ofUse(position, use, FIRST)).isNegative();
    }

    @Test
    void whatIsTriedOutIsTakenBack() {
        var position = oneRoofBeforeTheEnd().position();
        worth.readSale(position);
        var price = worth.price(SECOND, FIRST);
        worth.appraise(position, Piece.MAYOR, 0);
        worth.appraise(position, Piece.CANCEL, 0);
        worth.appraise(position, GREEN_2, 0);
        worth.appraise(position, Piece.ROOF, 5);
        assertThat(worth.price(SECOND, FIRST)).isEqualTo(price);
    }

    @Test
    void aCheckThatChangesHandsCountsForOneAndAgainstTheOther_T12() {
        var position = oneRoofBeforeTheEnd().position();
        worth.readSale(position);
        var cheap = worth.ofSettling(position, false, SECOND, 1, SECOND);
        assertThat(worth.ofSettling(position, false, SECOND, 2, SECOND)).isLessThan(cheap);
        var paidLittle = worth.ofSettling(position, true, SECOND, 1, SECOND);
        assertThat(worth.ofSettling(position, true, SECOND, 2, SECOND)).isGreaterThan(paidLittle);
    }

    @Test
    void whoHasNoCashKeepsNothing_T12() {
        var position = oneRoofBeforeTheEnd().position();
        worth.readSale(position);
        assertThat(worth.isKept(position, SECOND, 100)).isFalse();
    }
}
