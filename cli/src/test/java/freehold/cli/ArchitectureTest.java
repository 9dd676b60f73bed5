package freehold.cli;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The borders of the house, over all classes that the program is made of.
class ArchitectureTest {
    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("freehold");

    /// Of a package; beyond that nobody finds anything.
    private static final long MOST_TYPES = 25;

    private static final String[] RULES = {"freehold.kernel..", "freehold.boards..", "freehold.games.."};

    @Test
    void theRulesKnowOnlyTheJdk() {
        classes()
                .that()
                .resideInAnyPackage(RULES)
                .should()
                .onlyDependOnClassesThat(resideInAPackage("java..").or(resideInAnyPackage(RULES)))
                .check(HOUSE);
    }

    @Test
    void theRulesReadNoClockNoFileNoSocketAndNoRandomSource() {
        noClasses()
                .that()
                .resideInAnyPackage(RULES)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.time..", "java.nio.file..", "java.net..", "java.lang.reflect..", "java.util.random..")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Random|SplittableRandom)|java\\.security\\..*|java\\.lang\\.Thread")
                .orShould()
                .callMethodWhere(target(owner(type(System.class)))
                        .and(target(name("arraycopy")).negate()))
                .check(HOUSE);
    }

    @Test
    void noGameKnowsAnother() {
        slices().matching("freehold.games.(*)..")
                .should()
                .notDependOnEachOther()
                .check(HOUSE);
    }

    @Test
    void nothingOutsideTheGamesNamesOne() {
        noClasses()
                .that()
                .resideOutsideOfPackage("freehold.games..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("freehold.games..")
                .check(HOUSE);
    }

    @Test
    void theKernelKnowsNobody() {
        noClasses()
                .that()
                .resideInAPackage("freehold.kernel..")
                .should()
                .dependOnClassesThat(resideInAPackage("freehold..")
                        .and(resideInAPackage("freehold.kernel..").negate()))
                .check(HOUSE);
    }

    @Test
    void thereAreNoCycles() {
        slices().matching("freehold.(*)..").should().beFreeOfCycles().check(HOUSE);
        slices().matching("freehold.(**)").should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void classesAreNamedByTheDomain() {
        noClasses()
                .should()
                .haveSimpleNameEndingWith("Util")
                .orShould()
                .haveNameMatching(".*(Utils|Helper|Manager|Impl|Constants)$")
                .orShould()
                .haveNameMatching(".*\\.(Base|Abstract)\\w+")
                .check(HOUSE);
    }

    @Test
    void everyGameHasTheSameFiles() {
        var files = new String[] {
            "Rules",
            "Telling",
            "rules.Rule",
            "rules.Ending",
            "rules.Move",
            "rules.Position",
            "words.Tokens",
            "view.View",
            "view.Picture"
        };
        for (var game : freehold.kernel.Games.all()) {
            var folder = game.getClass().getPackageName();
            for (var file : files) {
                var name = folder + "." + file;
                assertThat(HOUSE.contain(name)).as(name).isTrue();
            }
        }
    }

    /// A game's packages: rules know no words, words no view, and nobody but `Rules` knows the mind.
    @Test
    void thePackagesOfAGameKnowOnlyThoseBelow() {
        var packages = new String[] {"rules", "words", "stages", "view"};
        for (var i = 0; i < packages.length; i++) {
            var above = Arrays.stream(packages, i + 1, packages.length)
                    .map("freehold.games.*.%s.."::formatted)
                    .toArray(String[]::new);
            if (above.length > 0) {
                mayNotKnow("freehold.games.*." + packages[i] + "..", above);
            }
            mayNotKnow("freehold.games.*." + packages[i] + "..", "freehold.games.*.mind..");
        }
        mayNotKnow("freehold.games.*.mind..", "freehold.games.*.view..");
    }

    @Test
    void thePackagesOfTheServerKnowOnlyThoseBelow() {
        mayNotKnow("freehold.server.table..", "freehold.server.decisions..", "freehold.server.hall..");
        mayNotKnow("freehold.server.decisions..", "freehold.server.hall..", "freehold.server.store..");
        mayNotKnow("freehold.server.guard..", "freehold.server.http..", "freehold.server.api..");
        mayNotKnow("freehold.server.http..", "freehold.server.api..", "freehold.server.socket..");
        mayNotKnow("freehold.server.api..", "freehold.server.socket..");
        mayNotKnow("freehold.wire..", "freehold.server..", "freehold.games..", "java.lang.reflect..");
    }

    /// They run in a browser, too, where there is no server, no thread and no reflection.
    @Test
    void answersNeedNothingThatABrowserLacks() {
        mayNotKnow(
                "freehold.answers..",
                "freehold.server..",
                "freehold.games..",
                "java.util.concurrent..",
                "java.lang.reflect..",
                "java.lang.invoke..",
                "java.time..",
                "java.nio.file..",
                "tools.jackson..");
        noClasses()
                .that()
                .resideInAPackage("freehold.search..")
                .and()
                .doNotHaveSimpleName("Threads")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.util.concurrent..")
                .check(HOUSE);
    }

    /// A school knows games only through the kernel; nets run in a browser, too.
    @Test
    void learningKnowsNoGame() {
        mayNotKnow(
                "freehold.school..",
                "freehold.games..",
                "freehold.boards..",
                "freehold.lab..",
                "freehold.server..",
                "freehold.wire..");
        mayNotKnow(
                "freehold.search.net..",
                "freehold.school..",
                "java.util.concurrent..",
                "java.lang.reflect..",
                "java.lang.invoke..",
                "java.nio.file..");
    }

    /// A check is worth something because it shares nothing with what it checks.
    @Test
    void theCheckOfAProofKnowsNothingOfTheSearchThatFoundIt() {
        mayNotKnow(
                "freehold.search.proof",
                "freehold.search",
                "freehold.search.exact..",
                "freehold.search.net..",
                "freehold.lab..",
                "java.util.concurrent..",
                "java.nio.file..");
    }

    private static void mayNotKnow(String folder, String... others) {
        noClasses()
                .that()
                .resideInAPackage(folder)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others)
                .check(HOUSE);
    }

    @Test
    void noPackageIsCrowded() {
        var types = HOUSE.stream()
                .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                .filter(type -> !type.getSimpleName().endsWith("Json"))
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
        assertThat(types)
                .allSatisfy((folder, count) -> assertThat(count).as(folder).isLessThanOrEqualTo(MOST_TYPES));
    }
}
