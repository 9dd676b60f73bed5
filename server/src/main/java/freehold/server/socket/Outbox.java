package freehold.server.socket;

import freehold.server.hall.Subscription;
import freehold.server.hall.Watcher;
import freehold.server.json.Json;
import freehold.wire.table.Presence;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// What is still to be sent over one socket. A thread is at work only while there is something to send, so a socket
/// that merely watches costs next to nothing. It sends one thing at a time and waits until that is taken; whoever does
/// not take it in time is cut off.
public final class Outbox implements Watcher {
    private static final Logger LOG = Logger.getLogger(Outbox.class.getName());
    /// "Try again later."
    private static final int COME_AGAIN = 1013;

    private static final Item FAREWELL =
            new Item((session, callback) -> session.close(COME_AGAIN, "come again", callback), () -> {});

    private final Session session;
    private final Duration deadline;
    private final Wishes wishes;
    private final Runnable onEnd;
    /// At most the answer to what came last, because the next is read when that was sent.
    private final Queue<Item> answers = new ConcurrentLinkedQueue<>();

    private final AtomicBoolean isPingDue = new AtomicBoolean();
    private final AtomicInteger count = new AtomicInteger(-1);
    private final AtomicReference<Optional<List<Presence>>> presence = new AtomicReference<>(Optional.empty());
    private final AtomicInteger stirs = new AtomicInteger();
    private volatile Optional<Subscription> subscription = Optional.empty();
    private volatile boolean isClosed;

    /// What the other side wants beside events.
    ///
    /// @param counts how many watch
    /// @param presence which players are there
    /// @param thinks not to be waited for: it thinks for agents itself
    /// @param glances not to be counted as somebody who watches
    public record Wishes(boolean counts, boolean presence, boolean thinks, boolean glances) {}

    /// Something to send, and what to do then.
    private record Item(BiConsumer<Session, Callback> sending, Runnable onSent) {
        static Item text(String text, Runnable onSent) {
            return new Item((session, callback) -> session.sendText(text, callback), onSent);
        }
    }

    /// @param deadline how long the other side may take to take something
    /// @param onEnd called when nothing can be sent any more, perhaps several times
    public Outbox(Session session, Duration deadline, Wishes wishes, Runnable onEnd) {
        this.session = session;
        this.deadline = deadline;
        this.wishes = wishes;
        this.onEnd = onEnd;
    }

    public void attach(Subscription watched) {
        subscription = Optional.of(watched);
        stir();
    }

    /// Works out an answer and sends it on the caller's thread, which may wait, with all that happened meanwhile: the
    /// event that the answer is about needs no thread of its own.
    public void answer(Supplier<String> work, Runnable onSent) {
        var isOurs = isIdle();
        try {
            answers.add(Item.text(work.get(), onSent));
        } finally {
            if (isOurs || isIdle()) {
                sendAll();
            }
        }
    }

    public void pong(ByteBuffer payload, Runnable onSent) {
        answers.add(new Item((open, callback) -> open.sendPong(payload, callback), onSent));
        stir();
    }

    public void ping() {
        isPingDue.set(true);
        stir();
    }

    /// There may be something to send.
    public void stir() {
        if (isIdle()) {
            Thread.ofVirtual().start(this::sendAll);
        }
    }

    /// Whether no thread is at work; one that is notices that there is more.
    private boolean isIdle() {
        return !isClosed && stirs.getAndIncrement() == 0;
    }

    @Override
    public boolean glances() {
        return wishes.glances();
    }

    @Override
    public boolean thinks() {
        return wishes.thinks;
    }

    @Override
    public void onArrival() {
        stir();
    }

    @Override
    public void onCount(int watchers) {
        if (wishes.counts) {
            count.set(watchers);
            stir();
        }
    }

    @Override
    public void onPresence(List<Presence> players) {
        if (wishes.presence) {
            presence.set(Optional.of(players));
            stir();
        }
    }

    @Override
    public void onLoss() {
        stir();
    }

    private void sendAll() {
        int seen;
        do {
            seen = stirs.get();
            try {
                sendWaiting();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                end();
            } catch (TimeoutException | ExecutionException | RuntimeException e) {
                LOG.log(Level.FINE, "they have gone, or take nothing", e);
                session.disconnect();
                end();
            }
        } while (stirs.addAndGet(-seen) != 0);
    }

    private void sendWaiting() throws InterruptedException, ExecutionException, TimeoutException {
        for (var next = next(); next.isPresent() && !isClosed; next = next()) {
            send(next.get());
        }
        if (subscription.map(Subscription::isLost).orElse(false) && !isClosed) {
            send(FAREWELL);
            end();
        }
    }

    private void send(Item item) throws InterruptedException, ExecutionException, TimeoutException {
        var sent = new Callback.Completable();
        item.sending.accept(session, sent);
        sent.get(deadline.toMillis(), TimeUnit.MILLISECONDS);
        item.onSent.run();
    }

    private Optional<Item> next() {
        return Optional.ofNullable(answers.poll())
                .or(this::duePing)
                .or(this::dueCount)
                .or(this::duePresence)
                .or(() -> subscription.flatMap(Subscription::next).map(text -> Item.text(text, () -> {})));
    }

    private Optional<Item> duePing() {
        return isPingDue.getAndSet(false)
                ? Optional.of(new Item((open, callback) -> open.sendPing(ByteBuffer.allocate(0), callback), () -> {}))
                : Optional.empty();
    }

    private Optional<Item> dueCount() {
        var watchers = count.getAndSet(-1);
        return watchers < 0
                ? Optional.empty()
                : Optional.of(Item.text("{\"watchers\":%d}".formatted(watchers), () -> {}));
    }

    private Optional<Item> duePresence() {
        return presence.getAndSet(Optional.empty())
                .map(players -> Item.text("{\"presence\":%s}".formatted(Json.write(players)), () -> {}));
    }

    private void end() {
        if (!isClosed) {
            isClosed = true;
            onEnd.run();
        }
    }

    public void close() {
        isClosed = true;
        subscription.ifPresent(Subscription::close);
    }
}
