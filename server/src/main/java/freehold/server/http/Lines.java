package freehold.server.http;

import io.helidon.common.socket.SocketOptions;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketOption;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/// How connections are set up. The web server knows a time after which a reader gives up but does not hand it on to the
/// connections that it accepts, so whoever began a request and never finished it would hold one forever.
///
/// @param usual everything else
public record Lines(SocketOptions usual) implements SocketOptions {
    /// What the system holds back for somebody who does not take it; left to itself it would be megabytes.
    private static final int UNSENT_BYTES = 128 << 10;

    /// Small messages go out at once.
    public static Lines create(Patience patience) {
        return new Lines(SocketOptions.builder()
                .tcpNoDelay(true)
                .socketKeepAlive(true)
                .readTimeout(patience.unfinished())
                .socketSendBufferSize(UNSENT_BYTES)
                .build());
    }

    @Override
    public void configureSocket(Socket socket) {
        usual.configureSocket(socket);
        try {
            socket.setSoTimeout((int) readTimeout().toMillis());
        } catch (SocketException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Map<SocketOption<?>, Object> socketOptions() {
        return usual.socketOptions();
    }

    @Override
    public Duration connectTimeout() {
        return usual.connectTimeout();
    }

    @Override
    public Duration readTimeout() {
        return usual.readTimeout();
    }

    @Override
    public Optional<Integer> socketReceiveBufferSize() {
        return usual.socketReceiveBufferSize();
    }

    @Override
    public Optional<Integer> socketSendBufferSize() {
        return usual.socketSendBufferSize();
    }

    @Override
    public boolean socketReuseAddress() {
        return usual.socketReuseAddress();
    }

    @Override
    public boolean socketKeepAlive() {
        return usual.socketKeepAlive();
    }

    @Override
    public boolean tcpNoDelay() {
        return usual.tcpNoDelay();
    }
}
