package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.texts.Tactic;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What somebody sees who looks one turn ahead, the upper levels must see.
class TacticsTest {
    private static final int LOWEST_LEVEL = 3;
    /// A master is this one with more time.
    private static final int HIGHEST_LEVEL = 5;

    static Stream<Arguments> tasks() {
        return Games.all().stream()
                .flatMap(game -> Tactic.of(game).stream()
                        .flatMap(tactic -> IntStream.rangeClosed(LOWEST_LEVEL, HIGHEST_LEVEL)
                                .mapToObj(level -> argumentSet(
                                        "%s, level %d: %s".formatted(game.name(), level, tactic),
                                        game,
                                        tactic,
                                        level))));
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void levelsThreeAndUpSolve(Game game, Tactic tactic, int level) {
        var position = tactic.position(game);
        var opponent = new Opponent(game, tactic.setup(), game.level(level), 5);
        assertThat(position.token(opponent.choose(position))).isIn(tactic.solutions());
    }

    /// That a published game has some is a law of games.
    @Test
    void whoeverHasTacticsHasSeveralThatAreNoMatterOfCourse() {
        assertThat(Games.all())
                .filteredOn(game -> !Tactic.of(game).isEmpty())
                .isNotEmpty()
                .allSatisfy(game -> assertThat(Tactic.of(game))
                        .hasSizeGreaterThanOrEqualTo(4)
                        .allSatisfy(tactic -> assertThat(tactic.position(game).legalTokens())
                                .containsAll(tactic.solutions())
                                .hasSizeGreaterThan(tactic.solutions().size())));
    }
}
