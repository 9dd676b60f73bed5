package freehold.laws;

import freehold.kernel.Game;
import freehold.kernel.Position;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// What must hold for every game. A game's `LawsTest` implements this and names its game; that is all.
public interface GameLaws {
    Game game();

    /// Called at every ply of random play: what a game conserves (money, cubes, tiles) is checked here.
    default void check(Position position) {}

    @TestFactory
    default Stream<DynamicTest> vectorsReplayExactly() {
        return Vectors.tests();
    }

    @TestFactory
    default Stream<DynamicTest> perftCountsHold() {
        return PerftLaw.tests(game());
    }

    @TestFactory
    default Stream<DynamicTest> refusalsNameTheRule() {
        return RefusalTable.read(game()).tests();
    }

    @Test
    default void everyRuleThatCanBeBrokenHasARefusal() {
        RefusalTable.read(game()).coversEveryRule();
    }

    @TestFactory
    default Stream<DynamicTest> goldenGamesReplay() {
        return GoldenGames.tests();
    }

    @Test
    default void everyEndingHasAGoldenGame() {
        GoldenGames.coverEveryEnding(game());
    }

    @Test
    default void rulebookAndEnumAgree() {
        Citations.rulebookAndEnumAgree(game());
    }

    @Test
    default void everyRuleIsCitedInTheCode() {
        Citations.everyRuleIsCited(game());
    }

    @TestFactory
    default Stream<DynamicTest> randomPlayKeepsTheLaws() {
        return RandomPlay.tests(this);
    }

    @Test
    default void knowledgeKeepsToItsContract() {
        KnowledgeLaw.holds(game());
    }

    @Test
    default void noTextBlowsUp() {
        Garbage.isRefused(game());
    }
}
