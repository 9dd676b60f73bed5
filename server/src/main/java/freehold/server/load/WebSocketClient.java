package freehold.server.load;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ThreadLocalRandom;
import javax.net.ssl.SSLSocketFactory;

/// A WebSocket as small as can be, so that the processor is left to the server that is measured: one connection, one
/// virtual thread that reads. The JDK's own takes more time for a message than our server does.
final class WebSocketClient implements AutoCloseable {
    private static final int CONTINUATION = 0;
    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final int LAST = 0x80;
    private static final int MASKED = 0x80;
    private static final int SHORT_LENGTH = 126;
    private static final int LONG_LENGTH = 127;
    private static final int HIGHEST_PORT = 0xFFFF;

    private final Socket socket;
    private final DataInputStream in;
    private final OutputStream out;

    /// Hears on one thread what the server says.
    interface Listener {
        void onText(String text);

        /// The connection is gone, whoever ended it.
        default void onEnd() {}
    }

    private WebSocketClient(Socket socket) throws IOException {
        this.socket = socket;
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
        out = socket.getOutputStream();
    }

    /// @param path with its query
    /// @param token of a guest; empty for nobody
    /// @throws LoadException if the server does not want it
    static WebSocketClient open(URI server, String path, String token) {
        try {
            var socket = connect(server);
            socket.setTcpNoDelay(true);
            var client = new WebSocketClient(socket);
            client.shakeHands(server, path, token);
            return client;
        } catch (IOException e) {
            throw new LoadException("the server can't be reached: " + e);
        }
    }

    private static Socket connect(URI server) throws IOException {
        return server.getScheme().equals("https")
                ? SSLSocketFactory.getDefault().createSocket(server.getHost(), port(server, 443))
                : new Socket(server.getHost(), port(server, 80));
    }

    private static int port(URI server, int usual) {
        return server.getPort() < 0 ? usual : server.getPort() & HIGHEST_PORT;
    }

    private void shakeHands(URI server, String path, String token) throws IOException {
        var bearer = token.isEmpty() ? "" : "Authorization: Bearer %s\n".formatted(token);
        var request = """
                GET /%s HTTP/1.1
                Host: %s
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==
                %s
                """.formatted(path, server.getRawAuthority(), bearer);
        out.write(request.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
        var status = line();
        while (!line().isEmpty()) {
            // what the other lines say does not matter
        }
        if (!status.contains(" 101 ")) {
            throw new LoadException("the server wants no socket: " + status);
        }
    }

    private String line() throws IOException {
        var line = new StringBuilder();
        for (var c = in.readUnsignedByte(); c != '\n'; c = in.readUnsignedByte()) {
            line.append((char) c);
        }
        return line.toString().strip();
    }

    /// From now on somebody listens.
    void listen(Listener listener) {
        Thread.ofVirtual().start(() -> {
            try (this) {
                readOn(listener);
            } catch (IOException | UncheckedIOException e) {
                // it ends, whatever the reason
            }
            listener.onEnd();
        });
    }

    private void readOn(Listener listener) throws IOException {
        var message = new StringBuilder();
        while (true) {
            var head = in.readUnsignedByte();
            var payload = payload();
            switch (head & 0x0F) {
                case TEXT, CONTINUATION -> {
                    message.append(new String(payload, StandardCharsets.UTF_8));
                    if ((head & LAST) != 0) {
                        listener.onText(message.toString());
                        message.setLength(0);
                    }
                }
                case PING -> send(PONG, payload);
                case CLOSE -> throw new EOFException();
                default -> {} // a pong
            }
        }
    }

    private byte[] payload() throws IOException {
        var length = in.readUnsignedByte();
        return in.readNBytes(
                switch (length) {
                    case SHORT_LENGTH -> in.readUnsignedShort();
                    case LONG_LENGTH -> Math.toIntExact(in.readLong());
                    default -> length;
                });
    }

    /// @throws UncheckedIOException if the connection is gone, of which the listener hears, too
    void send(String text) {
        try {
            send(TEXT, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Clients mask what they send, as the protocol asks for.
    private synchronized void send(int kind, byte[] payload) throws IOException {
        var mask = ThreadLocalRandom.current().nextInt();
        var frame = ByteBuffer.allocate(payload.length + 8).put((byte) (LAST | kind));
        if (payload.length < SHORT_LENGTH) {
            frame.put((byte) (MASKED | payload.length));
        } else {
            frame.put((byte) (MASKED | SHORT_LENGTH)).putShort((short) payload.length);
        }
        frame.putInt(mask);
        for (var i = 0; i < payload.length; i++) {
            frame.put((byte) (payload[i] ^ (mask >> (8 * (3 - i % 4)))));
        }
        out.write(frame.array(), 0, frame.position());
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
