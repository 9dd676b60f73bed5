package freehold.lab.api;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The public API of a module in the last release, as a text file that is kept beside the test: its version, then
/// one line for each type and member.
record Listing(Version version, Set<String> lines) {
    /// What a version promises (semantic versions).
    record Version(int major, int minor, int patch) {
        static Version of(String text) {
            var parts = text.split("[.-]", -1);
            return new Version(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
        }

        /// Before 1.0 the second number does what the first one does later.
        boolean mayBreak(Version before) {
            return major != before.major || (major == 0 && minor != before.minor);
        }

        boolean mayAdd(Version before) {
            return mayBreak(before) || minor != before.minor;
        }

        @Override
        public String toString() {
            return major + "." + minor + "." + patch;
        }
    }

    static Listing read(Path file) throws IOException {
        var lines = Files.readAllLines(file);
        return new Listing(Version.of(lines.getFirst()), new TreeSet<>(lines.subList(1, lines.size())));
    }

    void write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, version + "\n" + String.join("\n", lines) + "\n");
    }

    /// The differences that the other version does not allow: what is gone, what must now be implemented, what is new.
    List<String> notAllowedIn(Listing now) {
        var gone = lines.stream().filter(line -> !now.lines.contains(line)).map(line -> "gone: " + line);
        var added = now.lines.stream().filter(line -> !lines.contains(line)).toList();
        var duties = added.stream().filter(this::mustBeImplemented).map(line -> "must be implemented: " + line);
        var news = added.stream().filter(line -> !mustBeImplemented(line)).map(line -> "new: " + line);
        var breaking = now.version.mayBreak(version) ? Stream.<String>empty() : Stream.concat(gone, duties);
        return Stream.concat(breaking, now.version.mayAdd(version) ? Stream.empty() : news)
                .toList();
    }

    /// An abstract method of a type that was there before.
    private boolean mustBeImplemented(String added) {
        if (!added.contains(" abstract ") || !added.contains("(")) {
            return false;
        }
        var name = added.substring(0, added.indexOf('('));
        var owner = name.substring(name.lastIndexOf(' ') + 1, name.lastIndexOf('.'));
        return lines.stream().anyMatch(line -> !line.contains("(") && line.matches(".* \\Q" + owner + "\\E([ <].*)?"));
    }
}
