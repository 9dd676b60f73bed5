package freehold.games.theestates.rules;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.theestates.Play;
import freehold.games.theestates.Rules;
import freehold.kernel.position.Dice;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What one imagines about the checks of others: T7 and T9.
class GuessTest {
    private static final Rules GAME = new Rules();

    @Test
    void aGuessChangesNothingThatTheViewerSees_T7() {
        for (var seed = 1; seed <= 20; seed++) {
            var position = GAME.start(GAME.setup(2 + seed % 4, Map.of("rounds", "2")));
            guessAllTheWay(position, new Dice(seed));
        }
    }

    private static void guessAllTheWay(Position position, Dice dice) {
        var scratch = new int[Position.MOST_MOVES];
        while (!position.isOver()) {
            for (var viewer = 0; viewer <= position.seats(); viewer++) {
                assertGuessFits(position, viewer, dice);
            }
            position.playLegal(position.pick(dice, scratch));
        }
    }

    private static void assertGuessFits(Position position, int viewer, Dice dice) {
        var guess = position.copy();
        guess.imagine(viewer, dice);
        assertThat(guess.view(viewer)).isEqualTo(position.view(viewer));
        for (var seat = 1; seat <= position.seats(); seat++) {
            assertThat(checks(guess, seat)).isEqualTo(checks(position, seat));
            assertThat(guess.holdings().cash(seat)).isGreaterThanOrEqualTo(0);
            assertThat(guess.holdings().stowed(seat)).isGreaterThanOrEqualTo(0);
        }
        if (viewer == position.actor()) {
            assertThat(guess.legalTokens()).isEqualTo(position.legalTokens());
        }
    }

    private static int checks(Position position, int seat) {
        return position.holdings().cash(seat) + position.holdings().stowed(seat);
    }

    /// Two games that differ only in what is secret lead to the same guess.
    @Test
    void aGuessDoesNotKnowTheTruth_T9() {
        var stowed = Play.with(3).play("stow mayor pass pass A").position();
        var held = Play.with(3).play("hold mayor pass pass A").position();
        for (var seed = 1; seed <= 20; seed++) {
            stowed.imagine(2, new Dice(seed));
            held.imagine(2, new Dice(seed));
            assertThat(stowed.hash()).isEqualTo(held.hash());
        }
    }

    @Test
    void nobodyStowedMoreOftenThanAsked_T9() {
        var position = Play.with(3).turns("mayor A", "permit1 A+").position();
        var stowed = guesses(position, 3);
        assertThat(stowed).isEqualTo(List.of(1, 1, 0));
    }

    @Test
    void aBidIsCoveredByCash_T11() {
        var position = Play.with(2)
                .turns("mayor A", "permit1 A+")
                .play("hold cancel bid12")
                .position();
        assertThat(guesses(position, 1)).isEqualTo(List.of(0, 0));
    }

    /// Seat 2 paid $6m of its $12m, and may have stowed one of the others before.
    @Test
    void aBidThatIsPaidNeedsNoMoreCash_T12() {
        var position = Play.with(2)
                .turns("permit2 A+", "permit1 A+")
                .play("hold mayor bid6 sell")
                .position();
        assertThat(guesses(position, 1)).isEqualTo(List.of(0, 1));
    }

    /// Seat 2 bid all it had, which shows that it never stowed; being paid as much changes nothing about that.
    @Test
    void aBidThatIsPaidOutStillShowsCash_T12() {
        var position = Play.with(2)
                .turns("permit2 A+", "permit1 A+")
                .play("hold mayor bid12 keep")
                .position();
        assertThat(guesses(position, 1)).isEqualTo(List.of(0, 0));
    }

    @Test
    void aNewRoundBeginsWithNothingToGuess_T24() {
        var position = Play.rounds(2, 2)
                .play("stow permit3 pass B-")
                .turns("permit2 C-", "permit1 C-", "G2 B1", "Y4 C1", "roof roof4 B1", "roof roof2 C1")
                .play(Play.OFFER)
                .position();
        var guess = position.copy();
        guess.imagine(1, new Dice(1));
        assertThat(guess.hash()).isEqualTo(position.hash());
    }

    @Test
    void openMoneyIsNotGuessed_T7() {
        var position = Play.open(2).turns("mayor A", "permit1 A+").position();
        assertThat(guesses(position, 1)).isEqualTo(List.of(0, 0));
    }

    /// The most that each seat is ever thought to have stowed.
    private static List<Integer> guesses(Position position, int viewer) {
        var most = new Integer[position.seats()];
        java.util.Arrays.fill(most, 0);
        for (var seed = 1; seed <= 50; seed++) {
            var guess = position.copy();
            guess.imagine(viewer, new Dice(seed));
            for (var seat = 1; seat <= most.length; seat++) {
                most[seat - 1] = Math.max(most[seat - 1], guess.holdings().stowed(seat));
            }
        }
        return List.of(most);
    }
}
