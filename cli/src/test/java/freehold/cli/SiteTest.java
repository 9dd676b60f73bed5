package freehold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.cli.shell.Streams;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The site that the command writes; the browser's tests play on it.
class SiteTest {
    @TempDir
    private Path folder = Path.of("");

    private final StringWriter said = new StringWriter();

    private int site(Object... arguments) {
        var words = new String[arguments.length + 1];
        words[0] = "site";
        for (var i = 0; i < arguments.length; i++) {
            words[i + 1] = arguments[i].toString();
        }
        var out = new PrintWriter(said);
        return Main.run(new Streams(new BufferedReader(new StringReader("")), out, out, false), words);
    }

    @Test
    void aSiteHoldsEverythingAndNamesNothingByItsRoot() throws IOException {
        var site = folder.resolve("deep/site");
        assertThat(site(site)).isZero();
        var page = Files.readString(site.resolve("index.html"));
        assertThat(page).contains("freehold-site", "Content-Security-Policy").doesNotContain("\"/");
        for (var name : Files.readAllLines(site.resolve("files.txt"))) {
            assertThat(site.resolve(name)).isNotEmptyFile();
        }
        assertThat(Files.readAllLines(site.resolve("files.txt")))
                .contains("sw.js", "manifest.webmanifest", "index.html")
                .anyMatch(name -> name.matches("assets/rules-.*\\.wasm"));
    }

    @Test
    void aFolderThatIsNotEmptyIsLeftAloneUnlessForced() throws IOException {
        var mine = Files.writeString(folder.resolve("mine.txt"), "mine");
        assertThat(site(folder)).isEqualTo(2);
        assertThat(said.toString()).contains("is not empty").contains("--force");
        assertThat(folder.resolve("index.html")).doesNotExist();
        var old = Files.createDirectories(folder.resolve("assets")).resolve("old-1.js");
        Files.writeString(old, "old");
        Files.writeString(folder.resolve("files.txt"), "assets/old-1.js\n../outside.txt\n");
        assertThat(site(folder, "--force")).isZero();
        assertThat(old).doesNotExist();
        assertThat(mine).exists();
        assertThat(folder.resolve("index.html")).exists();
    }

    @Test
    void aFileInTheWayIsSaid() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "");
        assertThat(site(file)).isEqualTo(2);
        assertThat(site(file, "--force")).isEqualTo(2);
        assertThat(said.toString()).contains("is a file; a site needs a folder");
    }
}
