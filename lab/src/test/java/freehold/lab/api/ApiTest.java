package freehold.lab.api;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.lab.api.Listing.Version;
import java.io.File;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What others use of the library stays, as the version promises. `src/test/resources/api` keeps the public API of the
/// last release, and before the first one that of the release to come; `-Dfreehold.api=write` writes it anew.
class ApiTest {
    private static final String ADVICE = """
            The public API of %1$s is not that of version %2$s in src/test/resources/api, and version %3$s does not allow what is listed here.
            Bring back what is gone, and give new abstract methods a body. If the change is meant and version %2$s is out, raise <version> in all pom.xml:
            the first number for what breaks programs (before 1.0 the second), the second for what is new. If version %2$s is not out yet, write the listing anew:
              mvn -pl lab -am test -Dtest=ApiTest -Dsurefire.failIfNoSpecifiedTests=false -Dfreehold.api=write
            """;

    private static final ModuleFinder MODULES =
            ModuleFinder.of(Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                    .map(Path::of)
                    .toArray(Path[]::new));

    private static Version version() throws Exception {
        return Version.of(Files.readString(Path.of("../bom/pom.xml")).split("</?version>", 3)[1]);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kernel",
                "boards",
                "records",
                "search",
                "lab",
                "games.esgros",
                "games.estate",
                "games.theestates",
                "games.hexploration"
            })
    void whatOthersUseStays(String module) throws Exception {
        var file = Path.of("src/test/resources/api", module + ".txt");
        var now = new Listing(
                version(), PublicApi.of(MODULES.find("freehold." + module).orElseThrow()));
        if ("write".equals(System.getProperty("freehold.api"))) {
            now.write(file);
        }
        var before = Listing.read(file);
        assertThat(before.notAllowedIn(now))
                .as(ADVICE, module, before.version(), now.version())
                .isEmpty();
    }

    private static final String TYPE = "public abstract interface a.Agent";
    private static final String METHOD = "public abstract String a.Agent.choose(a.Course)";
    private static final String MORE = "public default void a.Agent.rest()";
    private static final String DUTY = "public abstract void a.Agent.work()";

    @ParameterizedTest
    @CsvSource({
        "0.1.0, 0.1.0, true, true, true",
        "0.1.0, 0.1.1, true, true, true",
        "0.1.0, 0.2.0, false, false, false",
        "0.9.0, 1.0.0, false, false, false",
        "1.2.0, 1.2.1, true, true, true",
        "1.2.0, 1.3.0, true, false, true",
        "1.2.0, 2.0.0, false, false, false"
    })
    void aVersionAllowsWhatItsNumbersSay(
            String before, String now, boolean isRemovalRefused, boolean isAdditionRefused, boolean isDutyRefused) {
        var old = new Listing(Version.of(before), Set.of(TYPE, METHOD));
        assertThat(old.notAllowedIn(new Listing(Version.of(now), Set.of(TYPE, METHOD))))
                .isEmpty();
        assertThat(old.notAllowedIn(new Listing(Version.of(now), Set.of(TYPE))).isEmpty())
                .isNotEqualTo(isRemovalRefused);
        assertThat(old.notAllowedIn(new Listing(Version.of(now), Set.of(TYPE, METHOD, MORE)))
                        .isEmpty())
                .isNotEqualTo(isAdditionRefused);
        assertThat(old.notAllowedIn(new Listing(Version.of(now), Set.of(TYPE, METHOD, DUTY)))
                        .isEmpty())
                .isNotEqualTo(isDutyRefused);
    }

    @Test
    void aNewTypeMayHaveAbstractMethods() {
        var old = new Listing(Version.of("1.0.0"), Set.of());
        assertThat(old.notAllowedIn(new Listing(Version.of("1.1.0"), Set.of(TYPE, METHOD))))
                .isEmpty();
    }

    /// The BOM has no parent, so nothing else keeps its version in step.
    @Test
    void theBomHasTheVersionOfTheRest() throws Exception {
        var versions = Files.readString(Path.of("../pom.xml")).split("</?version>", 3);
        assertThat(version()).isEqualTo(Version.of(versions[1]));
        assertThat(Files.readString(Path.of("../docs/library-example/pom.xml")))
                .contains("<artifactId>bom</artifactId>\n        <version>%s</version>".formatted(version()));
        assertThat(Files.readString(Path.of("../docs/library.md")))
                .contains("<artifactId>bom</artifactId><version>%s</version>".formatted(version()));
    }
}
