package freehold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Wherever the version is written, it is the same; `scripts/set-version` changes it.
class VersionsTest {
    private static final Path ROOT = Path.of("..");

    private static String first(String file, String pattern) throws IOException {
        var found = Pattern.compile(pattern, Pattern.MULTILINE).matcher(Files.readString(ROOT.resolve(file)));
        assertThat(found.find()).as(file).isTrue();
        return found.group(1);
    }

    private static String version() throws IOException {
        return first("pom.xml", "^  <version>(.*)</version>$");
    }

    @Test
    void allNameTheSameVersion() throws IOException {
        var places = Map.of(
                "bom/pom.xml", "^  <version>(.*)</version>$",
                "docs/library-example/pom.xml", "<artifactId>bom</artifactId>\\s*<version>(.*)</version>",
                "docs/library.md", "<artifactId>bom</artifactId><version>(.*?)</version>",
                "cli/src/main/resources/freehold/cli/newgame/common/pom.xml", "<version>(.*)</version>",
                "python/pyproject.toml", "^version = \"(.*)\"$");
        for (var place : places.entrySet()) {
            assertThat(first(place.getKey(), place.getValue()))
                    .as(place.getKey())
                    .isEqualTo(version());
        }
    }

    @Test
    void theChangelogHasAHeadingForIt() throws IOException {
        assertThat(Files.readAllLines(ROOT.resolve("CHANGELOG.md"))).contains("## Unreleased", "## " + version());
    }
}
