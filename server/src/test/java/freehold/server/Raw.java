package freehold.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/// A plain connection over which anything can be sent, and a caller who may well not listen.
final class Raw implements AutoCloseable {
    /// Longer than any test takes; whoever is not cut off by then never will be.
    static final int FOREVER_MILLIS = 60_000;

    private static final int SMALL = 4096;
    private static final byte[] MASK = {0, 0, 0, 0};

    private final Socket socket = new Socket();

    Raw(String server) throws IOException {
        this(server, "");
    }

    /// @param from the own address; any if empty
    Raw(String server, String from) throws IOException {
        var address = URI.create(server);
        if (!from.isEmpty()) {
            socket.bind(new InetSocketAddress(from, 0));
        }
        socket.setReceiveBufferSize(SMALL);
        socket.setSoTimeout(FOREVER_MILLIS);
        socket.connect(new InetSocketAddress(address.getHost(), address.getPort()));
    }

    /// One that has sent something.
    static Raw of(String server, String text) throws IOException {
        var raw = new Raw(server);
        raw.send(text);
        return raw;
    }

    void send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    /// The same frame of a WebSocket many times; short ones only.
    ///
    /// @param code 1 for text, 9 for a ping
    void frames(int code, String text, int times) throws IOException {
        var all = new ByteArrayOutputStream();
        for (var i = 0; i < times; i++) {
            all.write(0x80 | code);
            all.write(0x80 | text.length());
            all.writeBytes(MASK);
            all.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
        }
        socket.getOutputStream().write(all.toByteArray());
    }

    void hangUpHalf() throws IOException {
        socket.shutdownOutput();
    }

    /// Reads until the server hangs up.
    String toTheEnd() throws IOException {
        var heard = new ByteArrayOutputStream();
        try {
            socket.getInputStream().transferTo(heard);
        } catch (SocketException e) {
            // it did, without a word
        }
        return heard.toString(StandardCharsets.ISO_8859_1);
    }

    /// Reads until a word comes, and returns what came before.
    String until(String word) throws IOException {
        var heard = new StringBuilder();
        while (heard.indexOf(word) < 0) {
            var next = socket.getInputStream().read();
            if (next < 0) {
                throw new AssertionError("'%s' did not come, only: %s".formatted(word, heard));
            }
            heard.append((char) next);
        }
        return heard.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
