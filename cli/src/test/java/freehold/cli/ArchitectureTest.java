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

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/// The borders of the house, over all classes that the program is made of.
class ArchitectureTest {
    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("freehold");

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
            "Rules", "Rule", "Ending", "Move", "Position", "Refusals", "Text", "View", "Picture", "Notes"
        };
        for (var game : freehold.kernel.Games.all()) {
            var room = game.getClass().getPackageName();
            for (var file : files) {
                classes()
                        .that()
                        .haveFullyQualifiedName(room + "." + file)
                        .should()
                        .resideInAPackage(room)
                        .check(HOUSE);
            }
        }
    }
}
