package freehold.laws;

import freehold.kernel.Game;
import freehold.kernel.position.Position;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// What must hold for every game. A game's `LawsTest` implements this and names its game; that is all.
///
/// A game begins with its code, `RULES.md` and `refusals.txt`. What else it needs once it has a `GUIDE.md` is said by
/// the tests that fail ([GameFiles]).
public interface GameLaws {
    Game game();

    /// Called at every ply of random play: what a game conserves (money, cubes, tiles) is checked here.
    default void check(Position position) {}

    @TestFactory
    default Stream<DynamicTest> vectorsReplayExactly() {
        return new GameFiles(game()).inTests("vectors", Vectors::tests);
    }

    @TestFactory
    default Stream<DynamicTest> perftCountsHold() {
        return new GameFiles(game()).beside("perft.txt", () -> PerftLaw.tests(game()));
    }

    @TestFactory
    default Stream<DynamicTest> tacticsCanBe() {
        return new GameFiles(game()).beside("tactics.txt", () -> TacticsLaw.tests(game()));
    }

    @Test
    default void ratingsAreThoseOfTheLevels() {
        RatingsLaw.holds(game());
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
    default Stream<DynamicTest> goldenGamesReplayAndShowEveryEnding() {
        return new GameFiles(game()).inTests("golden", () -> GoldenGames.tests(game()));
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
    default Stream<DynamicTest> otherLanguagesSayTheSame() {
        return Translations.tests(game());
    }

    @TestFactory
    default Stream<DynamicTest> theLessonCanBeFollowed() {
        return new GameFiles(game()).beside(GameFiles.LESSON, () -> LessonLaw.tests(game()));
    }

    @TestFactory
    default Stream<DynamicTest> theGuideIsTrue() {
        return new GameFiles(game()).beside(GameFiles.GUIDE, () -> GuideLaw.tests(game()));
    }

    @TestFactory
    default Stream<DynamicTest> japaneseHasItsOwnPunctuation() {
        return Typography.tests(game());
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
    default void featuresTurnWithTheBoard() {
        FeaturesLaw.holds(game());
    }

    @Test
    default void noTextBlowsUp() {
        Garbage.isRefused(game());
    }
}
