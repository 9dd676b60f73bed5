package freehold.games.theestates.view;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.Play;
import freehold.games.theestates.Rules;
import freehold.games.theestates.rules.Move;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Stage;
import freehold.kernel.position.Dice;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What others may not know of one's checks: T7 and T9.
class SecretsTest {
    private static final int VIEWER = 1;
    private static final int OTHER = 2;

    @Test
    void aViewHoldsOnlyTheViewersOwnPurse_T7() {
        var position = Play.with(3).play("stow mayor bid2 pass sell A").position();
        assertThat(purses(position, 1)).containsExactly(List.of(new View.Purse(13, 1)), List.of(), List.of());
        assertThat(purses(position, 3)).containsExactly(List.of(), List.of(), List.of(new View.Purse(12, 0)));
        assertThat(purses(position, Position.SPECTATOR)).containsOnly(List.of());
    }

    @Test
    void openMoneyIsShownToAll_T7() {
        var position = Play.open(2).play("stow").position();
        assertThat(purses(position, Position.SPECTATOR))
                .containsExactly(List.of(new View.Purse(11, 1)), List.of(new View.Purse(12, 0)));
    }

    @Test
    void onlyStowingIsSecretAndOnlyWithHiddenMoney_T9() {
        var hidden = Play.with(2).position();
        assertThat(IntStream.of(hidden.legalMoves())).allMatch(hidden::isSecret);
        var open = Play.open(2).position();
        assertThat(IntStream.of(open.legalMoves())).noneMatch(open::isSecret);
        var selecting = Play.with(2).play("hold").position();
        assertThat(IntStream.of(selecting.legalMoves())).noneMatch(selecting::isSecret);
    }

    @Test
    void afterTheEndAllIsOpen_T7() {
        var play = Play.with(2).play("stow permit3 pass B-");
        play.turns("permit2 C-", "permit1 C-", "G2 B1", "Y4 C1", "roof roof4 B1", "roof roof2 C1");
        assertThat(purses(play.position(), Position.SPECTATOR))
                .containsExactly(List.of(new View.Purse(11, 1)), List.of(new View.Purse(12, 0)));
    }

    @Test
    void anEmptyHandIsNotGivenAway_T9() {
        var poor = Play.with(2).play("stow mayor bid12 sell A").position();
        var rich = Play.with(2).play("stow mayor bid11 sell A").position();
        assertThat(poor.legalTokens()).containsExactly("hold");
        assertThat(rich.legalTokens()).containsExactly("hold", "stow");
        assertThat(View.of(poor, VIEWER).stage())
                .isEqualTo(View.of(rich, VIEWER).stage());
        assertThat(poor.prompt()).isEqualTo(rich.prompt());
        assertThat(IntStream.of(poor.legalMoves())).allMatch(poor::isSecret);
    }

    @Test
    void thePointsOfAFinishedRoundAreKnownToAll_T24() {
        var play = Play.rounds(2, 2).play("stow permit3 pass B- stow permit2 pass C-");
        play.play("stow permit1 pass C-").turns("G2 B1", "Y4 C1", "roof roof4 B1", "roof roof2 C1");
        assertThat(play.position().round()).isEqualTo(2);
        assertThat(View.of(play.position(), Position.SPECTATOR).players())
                .extracting(View.Player::pointsBefore)
                .containsExactly(6 + 2, 6 + 1);
        assertThat(purses(play.position(), Position.SPECTATOR)).containsOnly(List.of());
    }

    /// Two games that differ only in what another seat stows look the same until the end of the round.
    @Test
    void nothingShownFollowsFromWhatOthersStow_T9() {
        var game = new Rules();
        for (var seed = 1; seed <= 20; seed++) {
            var one = game.start(game.setup(3, Map.of()));
            var twin = one.copy();
            playAlike(one, twin, new Dice(seed));
        }
    }

    private static void playAlike(Position one, Position twin, Dice dice) {
        var scratch = new int[Position.MOST_MOVES];
        while (!one.isOver()) {
            assertThat(one.view(VIEWER)).isEqualTo(twin.view(VIEWER));
            assertThat(one.view(Position.SPECTATOR)).isEqualTo(twin.view(Position.SPECTATOR));
            assertThat(one.prompt()).isEqualTo(twin.prompt());
            var move = modest(one.pick(dice, scratch));
            var differs = one.stage().kind() == Stage.Kind.STOW && one.actor() == OTHER && canStow(one);
            one.playLegal(differs ? Move.STOW : move);
            twin.playLegal(differs ? Move.HOLD : move);
        }
    }

    private static boolean canStow(Position position) {
        return position.holdings().cash(OTHER) > 0;
    }

    /// Nobody bids and nobody else stows, so that both games go the same way.
    private static int modest(int move) {
        if (Move.kind(move) == Move.Kind.BID) {
            return Move.PASS;
        }
        return move == Move.STOW ? Move.HOLD : move;
    }

    private static List<List<View.Purse>> purses(Position position, int viewer) {
        return View.of(position, viewer).players().stream()
                .map(View.Player::purse)
                .toList();
    }
}
