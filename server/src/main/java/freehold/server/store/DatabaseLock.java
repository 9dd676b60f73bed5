package freehold.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Keeps a second server off a SQLite file: a lock on the file `….lock` beside it, which the system frees when the
/// process is gone. The text of that file tells whether the last server stopped in order.
final class DatabaseLock implements AutoCloseable {
    private static final String RUNNING = "running";
    private static final String STOPPED = "stopped";

    private final FileChannel channel;
    private final boolean wasStopped;

    private DatabaseLock(FileChannel channel, boolean wasStopped) {
        this.channel = channel;
        this.wasStopped = wasStopped;
    }

    /// @throws StoreException if another process uses the database
    static DatabaseLock take(Path database) {
        var path = Path.of(database + ".lock");
        try {
            PrivateFile.create(path);
            var channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                throw new DatabaseAway("another server uses %s".formatted(database));
            }
            var lock = new DatabaseLock(channel, !read(channel).equals(RUNNING));
            lock.write(RUNNING);
            return lock;
        } catch (IOException e) {
            throw new StoreException("%s can't be locked".formatted(path), e);
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false; // within this process
        }
    }

    private static String read(FileChannel channel) throws IOException {
        var text = ByteBuffer.allocate(RUNNING.length());
        channel.read(text, 0);
        return new String(text.array(), 0, text.position(), StandardCharsets.US_ASCII);
    }

    private void write(String text) throws IOException {
        channel.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.US_ASCII)), 0);
        channel.force(true);
    }

    /// Whether the last server that used the database closed it.
    boolean wasStopped() {
        return wasStopped;
    }

    @Override
    public void close() {
        if (!channel.isOpen()) {
            return;
        }
        try (channel) {
            write(STOPPED);
        } catch (IOException e) {
            throw new StoreException("the lock can't be freed", e);
        }
    }
}
