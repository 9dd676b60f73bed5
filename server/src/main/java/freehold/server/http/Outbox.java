package freehold.server.http;

import freehold.server.hall.Subscription;
import freehold.server.hall.Watcher;
import io.helidon.common.buffers.BufferData;
import io.helidon.websocket.WsSession;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/// What is still to be sent over one socket. A thread is at work only while there is something to send, so a socket
/// that
/// merely watches costs next to nothing; there is never more than one, because a session is not made for two.
final class Outbox implements Watcher {
    private static final Logger LOG = Logger.getLogger(Outbox.class.getName());
    private static final int UNSENT_REPLIES = 256;
    /// "Try again later."
    private static final int COME_AGAIN = 1013;

    private final WsSession session;
    private final boolean isCounting;
    private final Runnable onEnd;
    private final LinkedBlockingQueue<Consumer<WsSession>> replies = new LinkedBlockingQueue<>(UNSENT_REPLIES);
    private final AtomicInteger stirs = new AtomicInteger();
    private volatile Optional<Subscription> subscription = Optional.empty();
    private volatile Optional<Thread> sender = Optional.empty();
    private volatile boolean isClosed;

    /// @param isCounting whether to tell how many watch
    /// @param onEnd called when nothing can be sent any more, perhaps several times
    Outbox(WsSession session, boolean isCounting, Runnable onEnd) {
        this.session = session;
        this.isCounting = isCounting;
        this.onEnd = onEnd;
    }

    void attach(Subscription watched) {
        subscription = Optional.of(watched);
        stir();
    }

    void reply(String text) {
        enqueue(open -> open.send(text, true));
    }

    void ping() {
        enqueue(open -> open.ping(BufferData.empty()));
    }

    void pong(BufferData payload) {
        enqueue(open -> open.pong(payload));
    }

    private void enqueue(Consumer<WsSession> reply) {
        if (!replies.offer(reply)) {
            cutOff();
        }
        stir();
    }

    /// There may be something to send.
    void stir() {
        if (isClosed) {
            return;
        }
        if (stirs.getAndIncrement() == 0) {
            sender = Optional.of(Thread.ofVirtual().start(this::sendAll));
        }
    }

    @Override
    public void onArrival() {
        stir();
    }

    @Override
    public void onCount(int watchers) {
        if (isCounting) {
            reply("{\"watchers\":%d}".formatted(watchers));
        }
    }

    /// If the sender is at rest, it says good-bye; if it hangs because nobody takes what it sends, it is cut off.
    @Override
    public void onLoss() {
        if (stirs.get() == 0) {
            stir();
        } else {
            cutOff();
        }
    }

    /// Interrupting a thread in the middle of sending closes the connection.
    private void cutOff() {
        end();
        sender.ifPresent(Thread::interrupt);
    }

    private void sendAll() {
        var seen = 0;
        do {
            seen = stirs.get();
            try {
                sendWaiting();
            } catch (RuntimeException e) {
                LOG.log(Level.FINE, "they have gone", e);
                end();
            }
        } while (stirs.addAndGet(-seen) != 0);
    }

    private void sendWaiting() {
        for (var next = next(); next.isPresent() && !isClosed; next = next()) {
            next.get().accept(session);
        }
        if (subscription.map(Subscription::isLost).orElse(false) && !isClosed) {
            session.close(COME_AGAIN, "come again");
            end();
        }
    }

    private Optional<Consumer<WsSession>> next() {
        return Optional.ofNullable(replies.poll())
                .or(() -> subscription.flatMap(Subscription::next).map(text -> open -> open.send(text, true)));
    }

    private void end() {
        isClosed = true;
        onEnd.run();
    }

    void close() {
        isClosed = true;
        subscription.ifPresent(Subscription::close);
    }
}
