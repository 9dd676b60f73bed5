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
class PieceValuesTest {
    private static final int FIRST = 1;
    private static final int SECOND = 2;
    private static final int GREEN_2 = Cube.of(1, 2);

    private final PieceValues values = new PieceValues();

    @Test
    void moreRoofsThatAreMissingMakeARowLessLikely_T20() {
        for (var rooftops = 0; rooftops <= Rooftops.ALL_COUNT; rooftops++) {
            for (var lots = 1; lots <= Streets.LONGEST; lots++) {
                assertThat(RowChances.sign(lots, rooftops)).isLessThanOrEqualTo(RowChances.sign(lots - 1, rooftops));
            }
        }
    }

    @Test
    void moreRooftopsThatAreLeftMakeARowMoreLikely_T21() {
        for (var rooftops = 1; rooftops <= Rooftops.ALL_COUNT; rooftops++) {
            assertThat(RowChances.sign(4, rooftops)).isGreaterThanOrEqualTo(RowChances.sign(4, rooftops - 1));
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
        values.readSale(position);
        var use = Move.lot(Lot.of(2, 1));
        assertThat(values.ofUse(position, use, SECOND)).isPositive();
        assertThat(values.ofUse(position, use, FIRST)).isNegative();
    }

    @Test
    void whatIsTriedOutIsTakenBack() {
        var position = oneRoofBeforeTheEnd().position();
        values.readSale(position);
        var price = values.price(SECOND, FIRST);
        values.appraise(position, Piece.MAYOR, 0);
        values.appraise(position, Piece.CANCEL, 0);
        values.appraise(position, GREEN_2, 0);
        values.appraise(position, Piece.ROOF, 5);
        assertThat(values.price(SECOND, FIRST)).isEqualTo(price);
    }

    @Test
    void aSaleIsReadAnewAfterAnotherPieceWasAppraised() {
        var position = oneRoofBeforeTheEnd().position();
        values.readSale(position);
        var price = values.price(SECOND, FIRST);
        values.appraise(position, Piece.MAYOR, 0);
        values.readSale(position);
        assertThat(values.price(SECOND, FIRST)).isEqualTo(price);
    }

    @Test
    void aSaleIsReadAnewInAnotherPosition() {
        var position = oneRoofBeforeTheEnd().position();
        values.readSale(position);
        values.readSale(Play.with(2).play("hold cancel").position());
        assertThat(values.price(SECOND, FIRST)).isZero();
    }

    @Test
    void aCheckThatChangesHandsCountsForOneAndAgainstTheOther_T12() {
        var position = oneRoofBeforeTheEnd().position();
        values.readSale(position);
        var cheap = values.ofSettling(position, false, SECOND, 1, SECOND);
        assertThat(values.ofSettling(position, false, SECOND, 2, SECOND)).isLessThan(cheap);
        var paidLittle = values.ofSettling(position, true, SECOND, 1, SECOND);
        assertThat(values.ofSettling(position, true, SECOND, 2, SECOND)).isGreaterThan(paidLittle);
    }

    @Test
    void whoHasNoCashKeepsNothing_T12() {
        var position = oneRoofBeforeTheEnd().position();
        values.readSale(position);
        assertThat(values.isKept(position, SECOND, 100)).isFalse();
    }
}
