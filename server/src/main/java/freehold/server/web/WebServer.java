package freehold.server.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

/// Jetty, set up as we need it. Its own threads never wait: they read requests and hand them over, and whoever answers
/// does so on a virtual thread.
public final class WebServer implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(WebServer.class.getName());
    private static final int THREADS = 16;
    private static final int ACCEPT_BACKLOG = 4096;
    private static final int LARGEST_HEAD = 16 << 10;
    /// What the system holds back for somebody who does not take it; left to itself it would be megabytes.
    private static final int UNSENT_BYTES = 128 << 10;

    /// Answers that were begun may be finished within so long.
    private static final Duration STOP = Duration.ofSeconds(3);
    /// Connections on which nothing happens end sooner.
    private static final Duration STOP_IDLE = Duration.ofMillis(250);

    private final Server jetty;
    private final ServerConnector connector;

    /// @param deadlines of all connections
    /// @param limit how many connections there may be
    public WebServer(String host, int port, RequestDeadlines deadlines, ConnectionLimit limit) {
        var threads = new QueuedThreadPool(THREADS);
        threads.setName("web");
        threads.setDaemon(true);
        jetty = new Server(threads);
        jetty.setStopTimeout(STOP.toMillis());
        // One thread does nothing but accept, and goes on after a failure: unlike a selector it has all it needs for
        // that.
        connector = new ServerConnector(jetty, 1, -1, new HttpConnectionFactory(http()));
        connector.setHost(host);
        connector.setPort(port);
        connector.setAcceptQueueSize(ACCEPT_BACKLOG);
        connector.setAcceptedSendBufferSize(UNSENT_BYTES);
        connector.setIdleTimeout(0); // deadlines are stricter
        connector.setShutdownIdleTimeout(STOP_IDLE.toMillis());
        connector.addEventListener(deadlines);
        connector.addEventListener(limit);
        jetty.addConnector(connector);
        jetty.addBean(new NetworkConnectionLimit(limit.most(), connector));
    }

    private static HttpConfiguration http() {
        var http = new HttpConfiguration();
        http.setRequestHeaderSize(LARGEST_HEAD);
        http.setHttpCompliance(HttpCompliance.STRICT);
        http.setSendServerVersion(false);
        return http;
    }

    /// Turns connections into WebSockets.
    public ServerWebSocketContainer webSockets() {
        return ServerWebSocketContainer.ensure(jetty);
    }

    /// @param errors answers what never became a request
    /// @throws UncheckedIOException if nobody can listen there
    public void start(Handler handler, Request.Handler errors) {
        jetty.setHandler(handler);
        jetty.setErrorHandler(errors);
        try {
            connector.open();
            jetty.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e.getCause() instanceof IOException because ? because : e);
        } catch (Exception e) {
            throw new IllegalStateException("the web server does not start", e);
        }
    }

    public int port() {
        return connector.getLocalPort();
    }

    /// Where connections are accepted.
    public InetSocketAddress address() {
        try {
            return connector.getTransport() instanceof ServerSocketChannel channel
                            && channel.getLocalAddress() instanceof InetSocketAddress address
                    ? address
                    : new InetSocketAddress(connector.getHost(), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Whether new connections are still accepted.
    public boolean isListening() {
        return connector.isRunning() && connector.isOpen();
    }

    /// Finishes what was begun.
    @Override
    public void close() {
        try {
            jetty.stop();
        } catch (Exception e) {
            LOG.log(Level.FINE, "some answers were not finished", e);
        }
    }
}
