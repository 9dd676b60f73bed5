package freehold.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/// Files that only their owner may read. Databases and their copies hold the seeds of games in play, chat, and the
/// hashes of guests' tokens. What root makes in somebody's folder is theirs: else a database that root restored could
/// not be read by the server.
final class PrivateFile {
    private PrivateFile() {}

    /// Makes an empty file, or leaves the one that is there as it is.
    static void create(Path path) throws IOException {
        try {
            Files.createFile(path, permissions("rw-------"));
            giveToOwnerOfFolder(path);
        } catch (FileAlreadyExistsException e) {
            // Its permissions are the operator's choice.
        }
    }

    /// Only root may do that; for everybody else the owner is right already, or the folder is one for all.
    private static void giveToOwnerOfFolder(Path path) throws IOException {
        var owner = Files.getOwner(path.toAbsolutePath().getParent());
        if (!owner.equals(Files.getOwner(path))) {
            try {
                Files.setOwner(path, owner);
            } catch (FileSystemException e) {
                // It stays with whoever made it.
            }
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
