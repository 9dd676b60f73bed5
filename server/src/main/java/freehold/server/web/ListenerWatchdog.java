package freehold.server.web;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Calls the server now and then, as anybody might, and raises the alarm if nobody listens any more. A process that
/// lives but refuses all connections helps nobody; one that ends is started again.
public final class ListenerWatchdog implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(ListenerWatchdog.class.getName());
    public static final Duration USUAL = Duration.ofSeconds(5);
    /// A single refusal may have other reasons.
    private static final int REFUSALS = 3;

    private static final int PATIENCE_MILLIS = 5_000;

    private final InetSocketAddress address;
    private final Duration between;
    private final Runnable alarm;
    private final Thread thread;

    /// @param listening where the server listens
    /// @param alarm what to do if it does not
    public ListenerWatchdog(InetSocketAddress listening, Duration between, Runnable alarm) {
        this.address = listening.getAddress().isAnyLocalAddress()
                ? new InetSocketAddress(InetAddress.getLoopbackAddress(), listening.getPort())
                : listening;
        this.between = between;
        this.alarm = alarm;
        thread = Thread.ofPlatform().daemon().name("listener-watchdog").start(this::watch);
    }

    private void watch() {
        try {
            for (var refusals = 0; refusals < REFUSALS; refusals = isRefused() ? refusals + 1 : 0) {
                Thread.sleep(between);
            }
            alarm.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// A server that is too busy to answer is alive all the same.
    private boolean isRefused() {
        try (var socket = new Socket()) {
            socket.connect(address, PATIENCE_MILLIS);
            return false;
        } catch (ConnectException e) {
            return true;
        } catch (IOException e) {
            LOG.log(Level.FINE, "no answer", e);
            return false;
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
