package freehold.search.proof;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.search.Budget;
import freehold.search.Thinker;
import freehold.search.Verdict;
import freehold.search.Watch;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A player with a proof needs no search to win what is won, whichever seat plays which side.
class ProvenPlayTest {
    private static final int GAMES = 12;
    private static final Budget A_GLANCE = Budget.ofNodes(1);
    private static final Budget A_LOOK = Budget.ofNodes(60);
    private static final Budget MORE = Budget.ofNodes(500);

    private static void play(Position position, String tokens) {
        for (var token : tokens.split(" ", -1)) {
            position.playLegal(((Ruling.Legal) position.judge(token)).move());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "esgros, size=3 reading=strict pie=false, a1, 1",
        "esgros, size=3 reading=strict pie=false, c3, 2",
        "esgros, size=3 reading=catch-up pie=false, b2, 1",
        "esgros, size=3 reading=catch-up pie=true, a1, 2",
        "esgros, size=3 reading=catch-up pie=true, c3, 2",
        "esgros, size=3 reading=catch-up pie=true, c3 swap, 2",
        "estate, size=3 pie=false, c3, 1",
        "estate, size=3 pie=true, a1 end, 2",
        "estate, size=3 pie=true, c3, 2"
    })
    void itWinsWhatIsWonWithoutThought(String id, String options, String opening, int expected) {
        var game = Games.named(id);
        var setup = setup(game, options);
        var knowledge = Proofs.knowledge(game, setup, game::knowledge);
        // Whoever took over the wrong side is lost
        var winner = opening.endsWith("swap") ? 3 - expected : expected;
        for (var seed = 0; seed < GAMES; seed++) {
            var position = game.start(setup);
            play(position, opening);
            finish(position, knowledge, winner, game::knowledge, seed);
            assertThat(position.winners()).as("%s, seed %d", opening, seed).containsExactly(winner);
        }
    }

    private static void finish(
            Position position, Supplier<Knowledge> proven, int winner, Supplier<Knowledge> other, long seed) {
        var master = new Thinker(position, proven, seed, 1);
        var opponent = new Thinker(position, other, seed, 1);
        var dice = new Dice(seed);
        while (!position.isOver()) {
            if (position.actor() == winner) {
                var analysis = master.think(position, A_GLANCE, Watch.SILENT);
                assertThat(analysis.verdict()).isEqualTo(Verdict.WIN);
                position.playLegal(analysis.best().move());
            } else if (seed % 2 == 0) {
                position.playLegal(position.pick(dice, new int[Position.MOST_MOVES]));
            } else {
                position.playLegal(
                        opponent.think(position, A_LOOK, Watch.SILENT).best().move());
            }
        }
    }

    /// The proof has a reply to everything up to the endings; a short search wins them against a longer one.
    @ParameterizedTest
    @CsvSource({"false, d4, 1", "true, d4 swap, 2"})
    void itWinsTheEndingsThatAProofLeavesOut(boolean hasPie, String opening, int winner) {
        var game = Games.named("esgros");
        var setup = setup(game, "size=4 reading=strict pie=" + hasPie);
        for (var seed = 0; seed < GAMES / 2; seed++) {
            var position = game.start(setup);
            play(position, opening);
            finishEnding(game, setup, position, winner, seed);
            assertThat(position.winners()).as("seed %d", seed).containsExactly(winner);
        }
    }

    private static void finishEnding(Game game, Setup setup, Position position, int winner, long seed) {
        var proven = Proofs.knowledge(game, setup, game::knowledge);
        var known = proven.get();
        var endings = game.knowledge().endings(position, 10, _ -> {}).orElseThrow();
        var master = new Thinker(position, proven, seed, 1);
        var opponent = new Thinker(position, game::knowledge, seed, 1);
        var dice = new Dice(seed);
        while (!position.isOver()) {
            if (position.actor() == winner) {
                var isKnown = known.winningMove(position) != Knowledge.NO_MOVE;
                assertThat(isKnown || endings.isOne(position)).isTrue();
                position.playLegal(
                        master.think(position, A_LOOK, Watch.SILENT).best().move());
            } else if (seed % 2 == 0) {
                position.playLegal(position.pick(dice, new int[Position.MOST_MOVES]));
            } else {
                position.playLegal(
                        opponent.think(position, MORE, Watch.SILENT).best().move());
            }
        }
    }

    private static Setup setup(Game game, String options) {
        var chosen = new java.util.HashMap<String, String>(Map.of());
        for (var pair : options.split(" ", -1)) {
            chosen.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
        }
        return game.setup(2, chosen);
    }
}
