package freehold.games.theestates.view;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.Play;
import freehold.games.theestates.Rules;
import freehold.games.theestates.rules.Position;
import freehold.kernel.position.Dice;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What a view says beyond the table: what the piece on sale could change, what others can have in hand, and how the
/// last round ended.
class ProspectsTest {
    @Test
    void aRoofChangesThePointsOfTheBuildingsOwner_T16() {
        // Row C is one lot long: with a roof it is complete, and R6 counts +8 instead of −6 for its owner, seat 2.
        var play = Play.with(2).turns("permit3 C-", "R6 C1").play("hold roof roof2");
        assertThat(View.of(play.position(), 1).sale().prospects())
                .containsExactly(new View.Prospect(1, 0, 0), new View.Prospect(2, 14, 14));
    }

    @Test
    void theFirstCubeOfAColourCountsForWhoeverPlacesIt_T15() {
        var play = Play.with(2).play("hold B1");
        assertThat(View.of(play.position(), 1).sale().prospects())
                .containsExactly(new View.Prospect(1, -1, 0), new View.Prospect(2, -1, 0));
    }

    @Test
    void nothingOnSaleHasNoProspects() {
        assertThat(View.of(Play.with(2).position(), 1).sale().prospects()).isEmpty();
    }

    @Test
    void whatSomebodyHoldsLiesBetweenTheLimits_T7() {
        var game = new Rules();
        for (var seed = 1; seed <= 30; seed++) {
            var position = game.start(game.setup(2 + seed % 4, Map.of("rounds", "2")));
            watch(position, new Dice(seed));
        }
    }

    private static void watch(Position position, Dice dice) {
        var scratch = new int[Position.MOST_MOVES];
        while (!position.isOver()) {
            for (var player : View.of(position, Position.SPECTATOR).players()) {
                var cash = position.holdings().cash(player.seat());
                assertThat(player.range())
                        .singleElement()
                        .satisfies(range -> assertThat(cash).isBetween(range.least(), range.most()));
            }
            position.playLegal(position.pick(dice, scratch));
        }
    }

    @Test
    void theLimitsGetNarrowerByABid_T11() {
        var play = Play.with(2).turns("mayor A", "permit1 A+").play("hold cancel");
        assertThat(range(play.position())).isEqualTo(new View.Range(11, 12));
        assertThat(range(play.play("bid12").position())).isEqualTo(new View.Range(12, 12));
    }

    private static View.Range range(Position position) {
        return View.of(position, 1).players().get(1).range().getFirst();
    }

    @Test
    void nobodyIsHelpedWhereTheTableDoesNotCount_T7() {
        var game = new Rules();
        var position = game.start(game.setup(2, Map.of("money", "uncounted")));
        assertThat(View.of(position, 1).players())
                .allSatisfy(player -> assertThat(player.range()).isEmpty())
                .extracting(player -> player.purse().size())
                .containsExactly(1, 0);
    }

    @Test
    void theLastRoundIsShownInTheFirstTurnOfTheNext_T24() {
        var play = Play.rounds(2, 2).play("stow permit3 pass B- stow permit2 pass C-");
        play.play("stow permit1 pass C-").turns("G2 B1", "Y4 C1", "roof roof4 B1", "roof roof2 C1");
        var end = View.of(play.position(), 1).lastRound().getFirst();
        assertThat(end.rows()).extracting(View.Row::isComplete).containsExactly(false, true, true);
        assertThat(end.rows().get(1).buildings()).extracting(View.Tower::points).containsExactly(6);
        assertThat(end.players())
                .extracting(
                        player -> player.pointsNow() + player.purse().getFirst().stowed())
                .containsExactly(6 + 2, 6 + 1);
        play.play(Play.OFFER).turns("permit3 B-");
        assertThat(View.of(play.position(), 1).lastRound()).hasSize(1);
        play.play("hold permit2");
        assertThat(View.of(play.position(), 1).lastRound()).isEmpty();
    }
}
