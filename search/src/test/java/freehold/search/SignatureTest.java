package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.Setup;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Mix;
import freehold.kernel.position.Position;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/// How often search tried each move, in one number: a change that should change nothing must leave it alone, and one
/// that should not shows here. Whoever changes search on purpose puts the new numbers into `signatures.txt`.
class SignatureTest {
    private static final int NODES = 2_000;

    @ParameterizedTest
    @CsvFileSource(resources = "/signatures.txt", delimiter = '|')
    void searchDoesWhatItDid(String id, int seats, int plies, String agent, String signature) {
        var game = Games.named(id);
        var position = decision(game, seats, plies);
        Supplier<Knowledge> knowledge = agent.equals("uct") ? Knowledge::none : game::knowledge;
        var analysis = new Thinker(position, knowledge, 1, 1).think(position, Budget.ofNodes(NODES), Watch.SILENT);
        assertThat("%s %016x".formatted(analysis.best().token(), digest(analysis)))
                .isEqualTo(signature);
    }

    /// A position after so many random plies, in which a seat has a choice; fewer where the game is over before that.
    static Position decision(Game game, int seats, int plies) {
        return decision(game, game.setup(seats, Map.of()), plies);
    }

    private static Position decision(Game game, Setup setup, int plies) {
        var position = game.start(setup);
        var scratch = new int[Position.MOST_MOVES];
        var dice = new Dice(plies);
        for (var i = 0; i < plies || position.actor() == Position.CHANCE || position.legalMoves().length < 2; i++) {
            if (position.isOver()) {
                assertThat(plies).as("plies before a choice in %s", game.name()).isPositive();
                return decision(game, setup, plies / 2);
            }
            position.playLegal(position.pick(dice, scratch));
        }
        return position;
    }

    @Test
    @Timeout(60)
    void inAShortGameTheDecisionComesEarlier() {
        var game = Games.named("esgros");
        var position = decision(game, game.setup(2, Map.of("size", "2")), 40);
        assertThat(position.legalMoves()).hasSizeGreaterThan(1);
    }

    private static long digest(Analysis analysis) {
        var digest = analysis.nodes();
        for (var candidate : analysis.candidates()) {
            digest = Mix.of(digest, candidate.token().hashCode());
            digest = Mix.of(digest, Math.round(candidate.share() * NODES));
        }
        return digest;
    }
}
