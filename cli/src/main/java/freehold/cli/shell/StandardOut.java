package freehold.cli.shell;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/// Standard output that remembers why it could not be written.
final class StandardOut extends OutputStream {
    private final FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    private String failure = "";

    /// Whether the reader at the other end has left.
    boolean isClosedPipe() {
        return failure.contains("Broken pipe");
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        try {
            out.write(bytes, from, count);
        } catch (IOException e) {
            failure = Streams.oneLine(e);
            throw e;
        }
    }
}
