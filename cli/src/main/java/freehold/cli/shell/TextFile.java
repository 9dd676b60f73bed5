package freehold.cli.shell;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// Reads the files that people name, and says in a sentence why one can't be read.
public final class TextFile {
    private static final long LARGEST = 512L << 20;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private TextFile() {}

    public static String read(String name) {
        var path = path(name);
        try {
            if (Files.isDirectory(path)) {
                throw new UsageException("%s is a folder, not a file".formatted(name));
            }
            if (Files.size(path) > LARGEST) {
                throw new UsageException("%s is larger than %d MB".formatted(name, LARGEST >> 20));
            }
            return withoutMark(new String(Files.readAllBytes(path), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UsageException("%s can't be read: %s".formatted(name, reason(e)));
        }
    }

    /// Some editors start every text with a mark that nobody sees.
    public static String withoutMark(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    public static Path path(String name) {
        if (name.isBlank()) {
            throw new UsageException("a file name is missing, as in: save game.fgn");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UsageException("'%s' can't be the name of a file".formatted(name));
        }
    }

    public static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException _ -> "there is no such file or folder";
            case AccessDeniedException _ -> "it is protected";
            default -> Streams.oneLine(e);
        };
    }
}
