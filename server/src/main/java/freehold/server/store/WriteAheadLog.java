package freehold.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/// Looks through the write-ahead log that SQLite finds at its start. SQLite silently drops everything from the first
/// bad frame on; this tells whether commits were among it. (The form: sqlite.org/fileformat2.html, part 4.)
final class WriteAheadLog {
    private static final int HEADER = 32;
    private static final int FRAME_HEADER = 24;
    private static final int MAGIC = 0x377f0682;
    private static final int SMALLEST_PAGE = 512;
    private static final int LARGEST_PAGE = 65_536;

    private final FileChannel file;
    private final ByteBuffer header = ByteBuffer.allocate(HEADER);
    private int sum0;
    private int sum1;

    private WriteAheadLog(FileChannel file) {
        this.file = file;
    }

    static Path of(Path database) {
        return Path.of(database + "-wal");
    }

    /// How many commits a log holds that SQLite can't use; all of a log whose header is bad count as one.
    static int lostCommits(Path log) {
        if (!Files.exists(log)) {
            return 0;
        }
        try (var file = FileChannel.open(log)) {
            return file.size() < HEADER ? 0 : new WriteAheadLog(file).lostCommits();
        } catch (IOException e) {
            throw new StoreException("%s can't be read".formatted(log), e);
        }
    }

    private int lostCommits() throws IOException {
        file.read(header, 0);
        var pageSize = header.getInt(8);
        if (!isHeaderGood(pageSize)) {
            return 1;
        }
        var frame = ByteBuffer.allocate(FRAME_HEADER + pageSize);
        var lost = 0;
        var isGood = true;
        for (long at = HEADER; at + frame.capacity() <= file.size(); at += frame.capacity()) {
            file.read(frame.clear(), at);
            if (isOfThisLog(frame)) {
                isGood = isGood && isSumGood(frame);
                lost += !isGood && isCommit(frame) ? 1 : 0;
            } else {
                isGood = false; // what follows is of an earlier use of the file, unless it says otherwise
            }
        }
        return lost;
    }

    private boolean isHeaderGood(int pageSize) {
        if ((header.getInt(0) & ~1) != MAGIC
                || pageSize < SMALLEST_PAGE
                || pageSize > LARGEST_PAGE
                || Integer.bitCount(pageSize) != 1) {
            return false;
        }
        add(header, 0, FRAME_HEADER);
        return sum0 == header.getInt(24) && sum1 == header.getInt(28);
    }

    /// Each time SQLite begins the log anew it draws other salts, and old frames stay behind the new ones.
    private boolean isOfThisLog(ByteBuffer frame) {
        return frame.getLong(8) == header.getLong(16);
    }

    private boolean isSumGood(ByteBuffer frame) {
        add(frame, 0, 8);
        add(frame, FRAME_HEADER, frame.capacity());
        return sum0 == frame.getInt(16) && sum1 == frame.getInt(20);
    }

    /// A frame that ends a commit tells the size of the database after it.
    private static boolean isCommit(ByteBuffer frame) {
        return frame.getInt(4) != 0;
    }

    private void add(ByteBuffer bytes, int from, int to) {
        var words =
                bytes.duplicate().order((header.getInt(0) & 1) == 1 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
        for (var at = from; at < to; at += 8) {
            sum0 += words.getInt(at) + sum1;
            sum1 += words.getInt(at + 4) + sum0;
        }
    }
}
