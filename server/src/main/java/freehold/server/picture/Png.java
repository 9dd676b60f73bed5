package freehold.server.picture;

import freehold.kernel.telling.Portrait;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// Portraits as PNG files.
public final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    private static final byte BITS = 8;
    private static final byte RED_GREEN_BLUE = 2;
    private static final int PIECE = 8192;

    private Png() {}

    public static byte[] of(Portrait portrait, int width, int height) {
        var painting = new Painting(portrait, width, height);
        var file = new ByteArrayOutputStream();
        file.writeBytes(SIGNATURE);
        chunk(file, "IHDR", header(painting));
        chunk(file, "IDAT", packed(rows(painting)));
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    /// Packed, unfiltered and not interlaced, in the one way that there is of each.
    private static byte[] header(Painting painting) {
        return ByteBuffer.allocate(13)
                .putInt(painting.width())
                .putInt(painting.height())
                .put(BITS)
                .put(RED_GREEN_BLUE)
                .array();
    }

    /// Each row begins with the number of its filter, 0 for none.
    private static byte[] rows(Painting painting) {
        var rows = ByteBuffer.allocate(painting.height() * (1 + 3 * painting.width()));
        for (var y = 0; y < painting.height(); y++) {
            rows.put((byte) 0);
            for (var x = 0; x < painting.width(); x++) {
                var pixel = painting.pixel(x, y);
                rows.put((byte) (pixel >> 16)).put((byte) (pixel >> 8)).put((byte) pixel);
            }
        }
        return rows.array();
    }

    private static byte[] packed(byte[] bytes) {
        try (var deflater = new Deflater()) {
            deflater.setInput(bytes);
            deflater.finish();
            var out = new ByteArrayOutputStream();
            var piece = new byte[PIECE];
            while (!deflater.finished()) {
                out.write(piece, 0, deflater.deflate(piece));
            }
            return out.toByteArray();
        }
    }

    /// Length, name, contents, checksum of name and contents.
    private static void chunk(ByteArrayOutputStream file, String name, byte[] contents) {
        var inside = ByteBuffer.allocate(name.length() + contents.length)
                .put(name.getBytes(StandardCharsets.US_ASCII))
                .put(contents)
                .array();
        var checksum = new CRC32();
        checksum.update(inside);
        file.writeBytes(
                ByteBuffer.allocate(Integer.BYTES).putInt(contents.length).array());
        file.writeBytes(inside);
        file.writeBytes(ByteBuffer.allocate(Integer.BYTES)
                .putInt((int) checksum.getValue())
                .array());
    }
}
