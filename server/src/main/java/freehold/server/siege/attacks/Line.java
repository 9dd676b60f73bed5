package freehold.server.siege.attacks;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// A plain connection over which anything can be sent; its owner may well not listen.
final class Line implements AutoCloseable {
    private static final int SMALL_BUFFER = 4096;
    private static final byte[] MASK = {0, 0, 0, 0};
    private static final int TEXT = 0x81;
    private static final int PING = 0x89;
    private static final int MASKED = 0x80;

    private final Socket socket = new Socket();

    /// @param from the address of whoever calls
    Line(URI server, InetAddress from, Duration patience) throws IOException {
        socket.setReceiveBufferSize(SMALL_BUFFER);
        socket.setSoTimeout((int) patience.toMillis());
        socket.bind(new InetSocketAddress(from, 0));
        socket.connect(new InetSocketAddress(server.getHost(), server.getPort()), (int) patience.toMillis());
    }

    void send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    void sendTexts(String text, int times) throws IOException {
        sendFrames(TEXT, text, times);
    }

    void sendPings(int times) throws IOException {
        sendFrames(PING, "", times);
    }

    private void sendFrames(int kind, String text, int times) throws IOException {
        var all = new ByteArrayOutputStream();
        for (var i = 0; i < times; i++) {
            all.write(kind);
            all.write(MASKED | text.length());
            all.writeBytes(MASK);
            all.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
        }
        socket.getOutputStream().write(all.toByteArray());
    }

    /// The first line of an answer.
    String line() throws IOException {
        var heard = new StringBuilder();
        for (var next = socket.getInputStream().read();
                next >= 0 && next != '\n';
                next = socket.getInputStream().read()) {
            heard.append((char) next);
        }
        return heard.toString().strip();
    }

    /// All until the server hangs up.
    String toTheEnd() throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
