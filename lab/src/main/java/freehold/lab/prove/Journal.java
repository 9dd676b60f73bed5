package freehold.lab.prove;

import freehold.kernel.InvalidSetup;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The positions that are proven so far, in memory and in a file that only grows. A position is added when all that it
/// rests on is there, so wherever the process is killed, what the file holds is proven.
public final class Journal implements AutoCloseable {
    private final Set<Long> positions = ConcurrentHashMap.newKeySet();
    private final DataOutputStream out;

    private Journal(DataOutputStream out) {
        this.out = out;
    }

    /// @param about what it is about; only a journal about the same is gone on with
    /// @param resume whether to go on where there is a file
    /// @throws InvalidSetup if there is a file and nobody wants to go on with it, or it is about something else
    public static Journal open(Path path, String about, boolean resume) throws IOException {
        var exists = Files.exists(path);
        if (exists && !resume) {
            throw new InvalidSetup(
                    "%s is there already, from a run that did not end; --resume goes on with it".formatted(path));
        }
        var known = ConcurrentHashMap.<Long>newKeySet();
        var whole = exists ? read(path, about, known) : 0;
        if (exists) {
            truncate(path, whole);
        }
        // Not buffered: a single reply may have taken minutes
        var out =
                new DataOutputStream(Files.newOutputStream(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
        if (whole == 0) {
            out.writeUTF(about);
        }
        var journal = new Journal(out);
        journal.positions.addAll(known);
        return journal;
    }

    /// Returns how many bytes are whole: the process may have been killed in the middle of a number.
    private static long read(Path path, String about, Set<Long> into) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(path)))) {
            var found = headOf(in);
            if (found.isEmpty()) {
                return 0;
            }
            if (!found.equals(about)) {
                throw new InvalidSetup("%s is about something else: %s".formatted(path, found));
            }
            var head = Files.size(path) - in.available();
            var count = 0L;
            while (true) {
                try {
                    into.add(in.readLong());
                    count++;
                } catch (EOFException _) {
                    return head + count * Long.BYTES;
                }
            }
        }
    }

    private static String headOf(DataInputStream in) throws IOException {
        try {
            return in.readUTF();
        } catch (EOFException _) {
            return "";
        }
    }

    private static void truncate(Path path, long length) throws IOException {
        try (var file = new RandomAccessFile(path.toFile(), "rw")) {
            file.setLength(length);
        }
    }

    boolean has(long position) {
        return positions.contains(position);
    }

    void add(long position) {
        if (positions.add(position)) {
            write(position);
        }
    }

    private synchronized void write(long position) {
        try {
            out.writeLong(position);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public int size() {
        return positions.size();
    }

    @Override
    public synchronized void close() throws IOException {
        out.close();
    }
}
