package freehold.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/// Files that only their owner may read. Databases and their copies hold the seeds of games in play, chat, and the
/// hashes of guests' tokens.
final class PrivateFile {
    private PrivateFile() {}

    /// Makes an empty file, or leaves the one that is there as it is.
    static void create(Path path) throws IOException {
        try {
            Files.createFile(path, permissions("rw-------"));
        } catch (FileAlreadyExistsException e) {
            // Its permissions are the operator's choice.
        }
    }

    static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder, permissions("rwx------"));
    }

    private static FileAttribute<?>[] permissions(String letters) {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(letters))
                }
                : new FileAttribute<?>[0];
    }

    /// Returns when the disk has a file's bytes.
    static void sync(Path file) throws IOException {
        try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /// Returns when the disk has the file's name: what was moved there stays there through a power cut.
    static void syncFolderOf(Path file) throws IOException {
        var folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            try (var channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }
}
