package freehold.cli.newgame;

import freehold.cli.shell.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/// A checkout of Freehold's sources, to which a game can be added.
record Checkout(Path root) {
    private static final String MODULES = "    <module>box</module>\n";
    private static final String DEPENDENCIES = "  </dependencies>\n";

    /// The one that a folder lies in.
    static Checkout around(Path folder) {
        return Stream.<Path>iterate(folder.toAbsolutePath().normalize(), Path::getParent)
                .takeWhile(path -> path != null)
                .map(Checkout::new)
                .filter(checkout -> Files.isRegularFile(checkout.games()) && Files.isRegularFile(checkout.box()))
                .findFirst()
                .orElseThrow(() -> new UsageException(
                        "%s is in no checkout of Freehold; go to the folder with Freehold's sources, where games/pom.xml is"
                                .formatted(folder.toAbsolutePath())));
    }

    private Path games() {
        return root.resolve("games", "pom.xml");
    }

    private Path box() {
        return root.resolve("games", "box", "pom.xml");
    }

    /// Writes the files of a game into a folder of its own, and names it in the two files that list all games.
    ///
    /// @param files by path inside that folder
    void add(GameNames names, Map<String, String> files) {
        try {
            refuseTaken(names);
            var modules = inserted(games(), MODULES, "    <module>%s</module>\n".formatted(names.id()));
            var dependencies = inserted(box(), DEPENDENCIES, dependency(names));
            for (var file : files.entrySet()) {
                write(folder(names).resolve(file.getKey()), file.getValue());
            }
            Files.writeString(games(), modules);
            Files.writeString(box(), dependencies);
        } catch (IOException | UncheckedIOException e) {
            throw new UsageException("%s can't be written: %s".formatted(folder(names), e.getMessage()));
        }
    }

    private Path folder(GameNames names) {
        return root.resolve("games", names.id());
    }

    /// Ids are folders and Maven's artifacts; without their hyphens they are packages.
    private void refuseTaken(GameNames names) throws IOException {
        var isArtifact = Files.readString(box()).contains("<artifactId>%s</artifactId>".formatted(names.id()))
                || Files.exists(root.resolve(names.id()));
        try (var folders = Files.list(root.resolve("games"))) {
            if (isArtifact
                    || folders.map(folder -> folder.getFileName().toString().replace("-", ""))
                            .anyMatch(names.inJava()::equals)) {
                throw new UsageException("the id '%s' is taken in %s; take another".formatted(names.id(), root));
            }
        }
    }

    private static String inserted(Path file, String before, String lines) throws IOException {
        var text = Files.readString(file);
        var at = text.lastIndexOf(before);
        if (at < 0) {
            throw new UsageException("%s has no line '%s'".formatted(file, before.strip()));
        }
        return text.substring(0, at) + lines + text.substring(at);
    }

    private static String dependency(GameNames names) {
        return """
                    <dependency>
                      <groupId>freehold</groupId>
                      <artifactId>%s</artifactId>
                      <version>${project.version}</version>
                    </dependency>
                """.formatted(names.id());
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.resolveSibling(""));
        Files.writeString(file, text);
    }
}
