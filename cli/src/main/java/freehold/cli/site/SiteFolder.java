package freehold.cli.site;

import freehold.cli.shell.Streams;
import freehold.cli.shell.UsageException;
import freehold.server.http.WebFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The folder of a site. Its file `files.txt` lists what the site consists of.
final class SiteFolder {
    private static final String LIST = "files.txt";
    private static final String PAGE = "index.html";

    private final Path folder;

    SiteFolder(Path folder) {
        this.folder = folder;
    }

    /// Writes the site into a folder that is new or empty; returns how many files it has.
    int write() {
        return attempt(() -> {
            checkFolder();
            if (Files.exists(folder) && !isEmpty()) {
                throw new UsageException(
                        "%s is not empty; choose another folder, or --force to write there all the same"
                                .formatted(folder));
            }
            return writeAll();
        });
    }

    /// Writes the site whatever there is; what an older site has left behind is deleted, and nothing else.
    int replace() {
        return attempt(() -> {
            checkFolder();
            var list = folder.resolve(LIST);
            for (var name : Files.exists(list) ? Files.readAllLines(list) : List.<String>of()) {
                var file = folder.resolve(name).normalize();
                if (file.startsWith(folder.normalize()) && Files.isRegularFile(file)) {
                    Files.delete(file);
                }
            }
            return writeAll();
        });
    }

    private void checkFolder() {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new UsageException("%s is a file; a site needs a folder".formatted(folder));
        }
    }

    private boolean isEmpty() throws IOException {
        try (var entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        }
    }

    private int writeAll() throws IOException {
        var names = new String(packed(LIST), StandardCharsets.UTF_8).lines().toList();
        for (var name : names) {
            put(name, WebFile.find("/" + name).orElseThrow(SiteFolder::noClient).bytes());
        }
        put(PAGE, packed(PAGE));
        put(LIST, (String.join("\n", names) + "\n" + PAGE + "\n").getBytes(StandardCharsets.UTF_8));
        return names.size() + 2;
    }

    private void put(String name, byte[] content) throws IOException {
        var file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    /// What only a site has.
    private static byte[] packed(String name) throws IOException {
        try (var stream = SiteFolder.class.getResourceAsStream("/site/" + name)) {
            if (stream == null) {
                throw noClient();
            }
            return stream.readAllBytes();
        }
    }

    private static UsageException noClient() {
        return new UsageException("this program was built without the client, so there is nothing to write");
    }

    private interface Work {
        int done() throws IOException;
    }

    private int attempt(Work work) {
        try {
            return work.done();
        } catch (IOException | UncheckedIOException e) {
            throw new UsageException("can't write to %s: %s".formatted(folder, Streams.oneLine(e)));
        }
    }
}
