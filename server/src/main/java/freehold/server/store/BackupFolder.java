package freehold.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;

/// A folder of copies of a SQLite database, each named by when it was made. Other files in it are left alone.
public record BackupFolder(Path folder) {
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("'freehold-'uuuuMMdd-HHmmss'.db'").withZone(ZoneOffset.UTC);
    private static final String NAMES = "freehold-[0-9]{8}-[0-9]{6}[.]db";

    /// Adds a copy, and only then removes the oldest ones: what goes wrong costs no copy.
    ///
    /// @param kept how many copies there are in the end
    /// @return the new copy
    public Path add(Path database, int kept, Instant now) {
        var copy = folder.resolve(NAME.format(now));
        Backup.write(database, copy);
        try {
            for (var old : copies().reversed().stream().skip(kept).toList()) {
                Files.delete(old);
            }
        } catch (IOException e) {
            throw new StoreException("older copies in %s can't be removed".formatted(folder), e);
        }
        return copy;
    }

    /// The copies, the oldest first.
    List<Path> copies() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches(NAMES))
                    .sorted(Comparator.comparing(Path::getFileName))
                    .toList();
        }
    }
}
