package freehold.laws;

import freehold.kernel.Game;
import freehold.kernel.position.Position;
import freehold.kernel.telling.Language;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

    @ParameterizedTest
    @MethodSource("freehold.laws.GameLaws#otherLanguages")
    default void allThatIsSaidIsTranslated(Language language) {
        Translations.areComplete(game(), language);
        Translations.areUsed(game(), language);
    }

    @ParameterizedTest
    @MethodSource("freehold.laws.GameLaws#otherLanguages")
    default void theRulesAreTheSameInEveryLanguage(Language language) {
        Translations.rulesAgree(game(), language);
    }

    @TestFactory
    default Stream<DynamicTest> theLessonCanBeFollowed() {
        return LessonLaw.tests(game());
    }

    @TestFactory
    default Stream<DynamicTest> theGuideIsTrue() {
        return GuideLaw.tests(game());
    }

    @TestFactory
    default Stream<DynamicTest> japaneseHasItsOwnPunctuation() {
        return Typography.tests(game());
    }

    static List<Language> otherLanguages() {
        return Translations.others();
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
