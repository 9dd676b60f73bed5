package freehold.search.opening;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.mind.EvenMove;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.texts.Opening;
import freehold.search.Budget;
import freehold.search.Clock;
import freehold.search.Thinker;
import freehold.search.Watch;
import freehold.search.net.BestKnowledge;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// First turns that are played by a table.
class KnownOpeningsTest {
    private static final Game ESTATE = Games.named("estate");
    private static final String OPTIONS = "2 | size=3 pie=true | ";

    private static Position start() {
        return ESTATE.start(ESTATE.setup(2, Map.of("size", "3")));
    }

    private static KnownOpenings table(String... lines) {
        return new KnownOpenings(
                start(),
                Stream.of(lines)
                        .map(line -> Opening.read(ESTATE, OPTIONS + line))
                        .toList());
    }

    /// The turn that is made with these dice.
    private static String turn(KnownOpenings known, Position position, long seed) {
        var dice = new Dice(seed);
        var tokens = new TreeSet<String>();
        while (position.canBeTakenOver()) {
            var move = known.evenMove(position, dice).orElseThrow().move();
            tokens.add(position.token(move));
            position.playLegal(move);
        }
        return String.join(" ", tokens);
    }

    @Test
    void theTurnIsMadeOnAnyOfTheImagesOfItsCells() {
        var known = table("a1 end | 50.0 10");
        var turns = new TreeSet<String>();
        for (var seed = 0; seed < 60; seed++) {
            turns.add(turn(known, start(), seed));
        }
        assertThat(turns).containsExactly("a1 end", "a3 end", "c1 end", "c5 end", "e1 end", "e3 end");
    }

    @Test
    void theMostEvenTurnsArePlayedAndAllThatAreNearlyAsEven() {
        var known = table("a1 end | 49.0 100", "a2 end | 53.0 100", "b2 end | 60.0 100", "c3 | 90.0 100");
        var pieces = new TreeSet<String>();
        for (var seed = 0; seed < 100; seed++) {
            var position = start();
            turn(known, position, seed);
            pieces.add(Long.toHexString(position.symmetricHash()));
        }
        assertThat(pieces).as("a corner, or a cell between two corners").hasSize(2);
    }

    @Test
    void aTurnThatHasBegunIsGoneOnWithInWhateverOrder() {
        var known = table("a1 a2 end | 50.0 10", "b2 end | 50.0 10");
        var position = start();
        position.playLegal(position.moveOf("a2"));
        assertThat(turn(known, position, 1)).isIn("a1 end", "a3 end");
    }

    @Test
    void aTurnThatBeganOtherwiseIsNotKnown() {
        var position = start();
        position.playLegal(position.moveOf("b2"));
        assertThat(table("a1 end | 50.0 10").evenMove(position, new Dice(1))).isEmpty();
    }

    @Test
    void theOtherSeatTakesTheBetterSide() {
        assertThat(new EvenMove(0, 0.6).evenness()).isEqualTo(0.4);
        assertThat(new EvenMove(0, 0.4).evenness()).isEqualTo(0.4);
    }

    private static Stream<Opening> packed() {
        return Games.all().stream().flatMap(game -> Opening.of(game).stream());
    }

    @ParameterizedTest
    @MethodSource("packed")
    void whatIsPackedIsAFirstTurnAndIsPlayed(Opening opening) {
        var game = Games.all().stream()
                .filter(one -> Opening.of(one).contains(opening))
                .findAny()
                .orElseThrow();
        var position = game.start(opening.setup());
        for (var token : opening.tokens()) {
            assertThat(position.canBeTakenOver()).as("before %s", token).isTrue();
            position.playLegal(position.moveOf(token));
        }
        assertThat(position.canBeTakenOver()).as("after the turn").isFalse();
        assertThat(position.isOver()).isFalse();
        assertThat(opening.share()).isBetween(0.0, 1.0);
        assertThat(Opening.read(game, opening.line())).isEqualTo(opening);
    }

    @ParameterizedTest
    @MethodSource("packedStarts")
    void theStrongestPlayersFollowTheTable(Position start, List<Opening> openings) {
        var game = Games.all().stream()
                .filter(one -> !Opening.of(one).isEmpty() && Opening.of(one).containsAll(openings))
                .findAny()
                .orElseThrow();
        var knowledge = BestKnowledge.of(game, openings.getFirst().setup());
        var analysis = new Thinker(start, knowledge, 1, Clock.WALL).think(start, Budget.ofNodes(1), Watch.SILENT);
        var best =
                openings.stream().mapToDouble(KnownOpeningsTest::evenness).max().orElseThrow();
        assertThat(analysis.best().value()).isBetween(best - 0.04, best);
        assertThat(analysis.candidates()).hasSize(start.legalMoves().length);
    }

    private static double evenness(Opening opening) {
        return Math.min(opening.share(), 1 - opening.share());
    }

    private static Stream<Arguments> packedStarts() {
        return Games.all().stream()
                .flatMap(game ->
                        Opening.of(game).stream().collect(Collectors.groupingBy(Opening::setup)).entrySet().stream()
                                .map(entry -> Arguments.of(game.start(entry.getKey()), entry.getValue())));
    }
}
