package freehold.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/// A file of the client, as the class path has it under `web/`.
public final class WebFile {
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("map", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("webp", "image/webp"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("mp3", "audio/mpeg"),
            Map.entry("ogg", "audio/ogg"),
            Map.entry("wasm", "application/wasm"));

    private static final Map<String, String> ENDINGS = Map.of("br", ".br", "gzip", ".gz");

    private final String type;
    private final byte[] bytes;
    private final Map<String, byte[]> packed;
    private final String tag;

    private WebFile(String type, byte[] bytes, Map<String, byte[]> packed) {
        this.type = type;
        this.bytes = bytes;
        this.packed = packed;
        this.tag = tag(bytes);
    }

    /// @param path from the client's folder: `/assets/main-3f2a.js`
    public static Optional<WebFile> find(String path) {
        return read(path).map(bytes -> {
            var packed = new HashMap<String, byte[]>();
            ENDINGS.forEach((encoding, ending) -> read(path + ending).ifPresent(small -> packed.put(encoding, small)));
            var type = TYPES.getOrDefault(path.substring(path.lastIndexOf('.') + 1), "application/octet-stream");
            return new WebFile(type, bytes, Map.copyOf(packed));
        });
    }

    private static Optional<byte[]> read(String path) {
        try (var stream = WebFile.class.getResourceAsStream("/web" + path)) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String tag(byte[] bytes) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return "\"" + HexFormat.of().formatHex(digest, 0, 12) + "\"";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    public String type() {
        return type;
    }

    public byte[] bytes() {
        return bytes;
    }

    /// The same file packed beforehand, by the name of the encoding.
    public Map<String, byte[]> packed() {
        return packed;
    }

    /// Changes with the contents.
    public String tag() {
        return tag;
    }
}
