package freehold.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.position.Dice;
import freehold.kernel.texts.Tactic;
import freehold.search.Budget;
import freehold.search.net.BestKnowledge;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchTest {
    private static Agents agents(String id, int seats, Budget budget) {
        var game = Games.named(id);
        return new Agents(game, game.setup(seats, id.equals("esgros") ? Map.of("size", "3") : Map.of()), budget);
    }

    private static List<PlayedGame> play(Match match) throws InterruptedException {
        var played = new ArrayList<PlayedGame>();
        var score = match.play((_, game) -> played.add(game));
        assertThat(score.games()).isEqualTo(match.games());
        return played;
    }

    @Test
    void aTakesEverySeatInTurn() throws InterruptedException {
        var games = play(new Match(agents("hexploration", 3, Budget.ofNodes(5)), "random", "random", 6, 2, 1, 2));
        assertThat(games.stream().map(PlayedGame::seatOfA)).containsExactlyInAnyOrder(1, 2, 3, 1, 2, 3);
    }

    @Test
    void thinkingBeatsChance() throws InterruptedException {
        var match = new Match(agents("esgros", 2, Budget.ofNodes(200)), "uct", "random", 20, 1, 1, 2);
        var score = match.play((_, _) -> true);
        assertThat(score.mean()).isGreaterThan(0.7);
    }

    @Test
    void gamesThatDifferOnlyInTheSeatShareTheirOpening() throws InterruptedException {
        var games = play(new Match(agents("esgros", 2, Budget.ofNodes(5)), "random", "random", 2, 3, 9, 1));
        assertThat(games.get(0).course().plies().subList(0, 3))
                .isEqualTo(games.get(1).course().plies().subList(0, 3));
    }

    @Test
    void whoeverCrashesHangsOrCheatsLosesAndTheMatchGoesOn() throws InterruptedException {
        for (var command : new String[] {
            "exec:exit 3",
            "exec:nonexistent-program",
            "exec:while read line; do echo 'error bad mood'; done",
            "exec:while read line; do echo best zz; echo ok; done",
            "exec:while read line; do echo ok; done"
        }) {
            var games = play(new Match(agents("esgros", 2, Budget.ofMillis(20)), command, "random", 2, 0, 1, 2));
            assertThat(games).allSatisfy(game -> {
                assertThat(game.shareOfA()).as(command).isZero();
                assertThat(game.fault()).as(command).isPresent();
            });
        }
    }

    @ParameterizedTest
    @CsvSource({
        "deep, 'uct, classic, full'",
        "level9, levels are 1 to 6",
        "full-luck, 'amaf, certain, prune, priors, playout, openings'",
        "full-amaf-luck, no piece",
        "classic-luck, no piece",
    })
    void unknownAgentsAreNamedWithTheKnownOnes(String name, String answer) {
        assertThatThrownBy(() -> agents("esgros", 2, Budget.ofNodes(1)).named(name, 1))
                .isInstanceOf(InvalidSetup.class)
                .hasMessageContaining(answer);
    }

    @Test
    void knowledgeCanDoWithoutPieces() {
        var game = Games.named("estate");
        var won = Tactic.of(game).getFirst().position(game);
        assertThat(game.knowledge().certainWinner(won)).isEqualTo(won.actor());
        var withoutCertain = new PartialKnowledge(game.knowledge(), Set.of(PartialKnowledge.Piece.CERTAIN));
        assertThat(withoutCertain.certainWinner(won)).isZero();
        assertThat(withoutCertain.tuning().amaf()).isPositive();
        var withoutAmaf = new PartialKnowledge(game.knowledge(), Set.of(PartialKnowledge.Piece.AMAF));
        assertThat(withoutAmaf.certainWinner(won)).isEqualTo(won.actor());
        assertThat(withoutAmaf.tuning().amaf()).isZero();
        var withoutBoth = new PartialKnowledge(
                game.knowledge(), Set.of(PartialKnowledge.Piece.AMAF, PartialKnowledge.Piece.CERTAIN));
        assertThat(withoutBoth.certainWinner(won)).isZero();
        assertThat(withoutBoth.tuning().amaf()).isZero();
    }

    @Test
    void aPieceIsTheTableOfFirstTurns() {
        var estate = Games.named("estate");
        var start = estate.start(estate.setup(2, Map.of()));
        var best = BestKnowledge.of(estate, estate.setup(2, Map.of())).get();
        assertThat(best.evenMove(start, new Dice(1))).isPresent();
        var without = new PartialKnowledge(best, Set.of(PartialKnowledge.Piece.OPENINGS));
        assertThat(without.evenMove(start, new Dice(1))).isEmpty();
    }

    @Test
    void theScoreTellsItsUncertainty() {
        var score = Score.none(2);
        for (var i = 0; i < 100; i++) {
            score = score.plus(i % 4 == 0 ? 0 : 1);
        }
        assertThat(score.mean()).isEqualTo(0.75);
        assertThat(score.margin()).isBetween(0.07, 0.10);
        assertThat(score.elo()).isBetween(189.0, 193.0);
        assertThat(score.eloLow()).isLessThan(score.elo());
        assertThat(new Sprt(0, 50).isDecided(score)).isTrue();
        assertThat(new Sprt(0, 50).verdict(score)).contains("+50 Elo rather than +0");
    }

    @Test
    void fewGamesDecideNothing() {
        var score = Score.none(2);
        for (var i = 0; i < 10; i++) {
            score = score.plus(1);
            assertThat(new Sprt(0, 120).isDecided(score)).isFalse();
        }
        assertThat(new Sprt(0, 120).isDecided(score.plus(1))).isTrue();
    }
}
