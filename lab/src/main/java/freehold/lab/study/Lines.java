package freehold.lab.study;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;

/// The whole lines of a file, with the bytes at which they begin and end; what follows the last line break is none.
final class Lines implements AutoCloseable {
    private static final int CHUNK = 1 << 16;

    private final RandomAccessFile file;
    private final byte[] chunk = new byte[CHUNK];
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private int filled;
    private int at;
    private long begin;
    private long end;

    Lines(RandomAccessFile file) throws IOException {
        this(file, 0);
    }

    private Lines(RandomAccessFile file, long from) throws IOException {
        this.file = file;
        this.end = from;
        file.seek(from);
    }

    /// The line that begins at a byte.
    static String at(RandomAccessFile file, long begin) throws IOException {
        try (var lines = new Lines(file, begin)) {
            lines.next();
            return lines.text();
        }
    }

    /// Goes to the next line; false if there is no whole one.
    boolean next() throws IOException {
        line.reset();
        begin = end;
        while (true) {
            if (at == filled) {
                filled = file.read(chunk);
                at = 0;
                if (filled <= 0) {
                    filled = 0;
                    return false;
                }
            }
            end++;
            var next = chunk[at++];
            if (next == '\n') {
                return true;
            }
            line.write(next);
        }
    }

    String text() {
        return line.toString(StandardCharsets.UTF_8);
    }

    long begin() {
        return begin;
    }

    /// Behind the line break.
    long end() {
        return end;
    }

    /// The file stays open for its owner.
    @Override
    public void close() {}
}
