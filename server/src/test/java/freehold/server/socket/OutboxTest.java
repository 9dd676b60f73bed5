package freehold.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

class OutboxTest {
    private static final Outbox.Wishes QUIET = new Outbox.Wishes(false, false, false, false);

    private static final Duration LONG = Duration.ofMinutes(10);
    private static final Duration SHORT = Duration.ofMillis(20);

    private final LinkedBlockingQueue<String> called = new LinkedBlockingQueue<>();
    private final CountDownLatch ended = new CountDownLatch(1);

    /// A session of which only sending matters.
    private Session session(Consumer<Callback> onSend) {
        return (Session) Proxy.newProxyInstance(
                OutboxTest.class.getClassLoader(), new Class<?>[] {Session.class}, (proxy, method, arguments) -> {
                    called.add(arguments == null ? method.getName() : "" + arguments[0]);
                    if (arguments != null && List.of(arguments).getLast() instanceof Callback callback) {
                        onSend.accept(callback);
                    }
                    return proxy;
                });
    }

    /// On another thread, for it waits until the answer is taken.
    private static void answer(Outbox outbox, String text, Runnable onSent) {
        Thread.ofVirtual().start(() -> outbox.answer(() -> text, onSent));
    }

    private String called() throws InterruptedException {
        return called.poll(1, TimeUnit.MINUTES);
    }

    @Test
    void everythingIsSentInOrder() throws Exception {
        var outbox = new Outbox(session(Callback::succeed), LONG, QUIET, ended::countDown);
        for (var i = 0; i < 100; i++) {
            var text = "" + i;
            outbox.answer(() -> text, () -> {});
        }
        for (var i = 0; i < 100; i++) {
            assertThat(called()).isEqualTo("" + i);
        }
    }

    @Test
    void whatFollowsAnAnswerWaitsUntilItIsTaken() throws Exception {
        var callbacks = new LinkedBlockingQueue<Callback>();
        var outbox = new Outbox(session(callbacks::add), LONG, QUIET, ended::countDown);
        var followed = new CountDownLatch(1);
        answer(outbox, "one", followed::countDown);
        var callback = callbacks.poll(1, TimeUnit.MINUTES);
        assertThat(followed.getCount()).isEqualTo(1);
        callback.succeed();
        assertThat(followed.await(1, TimeUnit.MINUTES)).isTrue();
    }

    @Test
    void aConnectionThatHasEndedIsFoundOutByAPing() throws Exception {
        var outbox = new Outbox(
                session(callback -> callback.fail(new IllegalStateException("closed"))), LONG, QUIET, ended::countDown);
        outbox.ping();
        assertThat(ended.await(1, TimeUnit.MINUTES)).isTrue();
    }

    @Test
    void whoeverTakesNothingIsCutOff() throws Exception {
        var outbox = new Outbox(session(_ -> {}), SHORT, QUIET, ended::countDown);
        answer(outbox, "x", () -> {});
        assertThat(called()).isEqualTo("x");
        assertThat(called()).isEqualTo("disconnect");
        assertThat(ended.await(1, TimeUnit.MINUTES)).isTrue();
    }

    @Test
    void pingsAndCountsDoNotPileUp() throws Exception {
        var callbacks = new LinkedBlockingQueue<Callback>();
        var outbox = new Outbox(
                session(callbacks::add), LONG, new Outbox.Wishes(true, false, false, false), ended::countDown);
        answer(outbox, "first", () -> {});
        assertThat(called()).isEqualTo("first");
        for (var i = 1; i <= 1_000; i++) {
            outbox.ping();
            outbox.onCount(i);
        }
        for (var i = 0; i < 3; i++) {
            callbacks.poll(1, TimeUnit.MINUTES).succeed();
        }
        assertThat(called()).contains("ByteBuffer");
        assertThat(called()).isEqualTo("{\"watchers\":1000}");
        answer(outbox, "last", () -> {});
        assertThat(called()).isEqualTo("last");
    }
}
