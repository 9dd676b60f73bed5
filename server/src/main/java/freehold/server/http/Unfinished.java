package freehold.server.http;

import io.helidon.common.buffers.BufferData;
import io.helidon.http.Headers;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionListener;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsUpgrader;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Connections on which a request is still to come, or has come in part. Whoever takes too long for a head or a body is
/// cut off, even if a byte comes now and then: the limit of a single read ([Lines]) never ends for such a caller.
///
/// Each connection has a thread of its own, which stands for it here. To interrupt one that reads closes its socket.
public final class Unfinished implements ServerConnectionSelector, Http1ConnectionListener, AutoCloseable {
    private static final int LOOKS = 4;

    private final ServerConnectionSelector usual = Http1ConnectionSelector.builder()
            .config(Http1Config.builder().addReceiveListener(this).build())
            .addUpgrader(WsUpgrader.create(WsConfig.create()))
            .build();
    private final Map<Thread, Long> begun = new ConcurrentHashMap<>();
    private final Thread watchman;
    private final Duration most;

    /// @param most how long a head, or a body, may take
    public Unfinished(Duration most) {
        this.most = most;
        watchman = Thread.ofVirtual().name("unfinished").start(this::watch);
    }

    /// Something must come in on this thread's connection from now on.
    void begin() {
        begun.put(Thread.currentThread(), System.nanoTime());
    }

    /// It has come.
    ///
    /// @throws UncheckedIOException if it came too late
    void end() {
        if (begun.remove(Thread.currentThread()) == null) {
            throw new UncheckedIOException(new SocketTimeoutException("cut off"));
        }
    }

    private void watch() {
        try {
            while (true) {
                Thread.sleep(most.dividedBy(LOOKS));
                cutOff();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void cutOff() {
        var now = System.nanoTime();
        begun.forEach((thread, since) -> {
            var isOverdue = now - since > most.toNanos();
            if ((isOverdue || !thread.isAlive()) && begun.remove(thread, since)) {
                thread.interrupt();
            }
        });
    }

    /// After each answer the next request is waited for.
    public Filter betweenRequests() {
        return (chain, _, _) -> {
            try {
                chain.proceed();
            } finally {
                begin();
            }
        };
    }

    @Override
    public ServerConnection connection(ConnectionContext context) {
        begin();
        return usual.connection(context);
    }

    @Override
    public void headers(ConnectionContext context, Headers headers) {
        end();
    }

    @Override
    public int bytesToIdentifyConnection() {
        return usual.bytesToIdentifyConnection();
    }

    @Override
    public Support supports(BufferData data) {
        return usual.supports(data);
    }

    @Override
    public Set<String> supportedApplicationProtocols() {
        return usual.supportedApplicationProtocols();
    }

    @Override
    public void close() {
        watchman.interrupt();
    }
}
