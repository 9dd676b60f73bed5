package freehold.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The test resources of the module whose tests run.
final class TestFolder {
    private static final Path RESOURCES = Path.of("src", "test", "resources");

    private TestFolder() {}

    static Path path(String file) {
        return RESOURCES.resolve(file);
    }

    static boolean has(String file) {
        return Files.exists(path(file));
    }

    static List<String> lines(String file) {
        return lines(path(file));
    }

    static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The files of a folder; there must be some.
    static List<Path> files(String folder) {
        return files(path(folder));
    }

    static List<Path> files(Path folder) {
        try (var paths = Files.walk(folder)) {
            var files = paths.filter(Files::isRegularFile).sorted().toList();
            assertThat(files).as("files in %s", folder).isNotEmpty();
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
