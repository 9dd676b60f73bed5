package freehold.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.helidon.websocket.WsSession;
import java.lang.reflect.Proxy;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class OutboxTest {
    /// A session of which only sending matters.
    private static WsSession session(java.util.function.Consumer<Object> onSend) {
        return (WsSession) Proxy.newProxyInstance(
                OutboxTest.class.getClassLoader(), new Class<?>[] {WsSession.class}, (proxy, _, arguments) -> {
                    onSend.accept(arguments[0]);
                    return proxy;
                });
    }

    @Test
    void everythingIsSentInOrder() throws Exception {
        var sent = new LinkedBlockingQueue<Object>();
        var outbox = new Outbox(session(sent::add), false, () -> {});
        for (var i = 0; i < 100; i++) {
            outbox.reply("" + i);
        }
        for (var i = 0; i < 100; i++) {
            assertThat(sent.poll(5, TimeUnit.SECONDS)).isEqualTo("" + i);
        }
    }

    @Test
    void aConnectionThatHasEndedIsFoundOutByAPing() throws Exception {
        var ended = new CountDownLatch(1);
        var outbox = new Outbox(
                session(_ -> {
                    throw new IllegalStateException("closed");
                }),
                false,
                ended::countDown);
        outbox.ping();
        assertThat(ended.await(5, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void whoeverTakesNoAnswersIsCutOff() throws Exception {
        var isSending = new CountDownLatch(1);
        var isInterrupted = new CountDownLatch(1);
        var ended = new CountDownLatch(1);
        var outbox = new Outbox(
                session(_ -> {
                    isSending.countDown();
                    try {
                        Thread.sleep(60_000);
                    } catch (InterruptedException e) {
                        isInterrupted.countDown();
                        throw new IllegalStateException(e);
                    }
                }),
                false,
                ended::countDown);
        outbox.reply("x");
        assertThat(isSending.await(5, TimeUnit.SECONDS)).isTrue();
        for (var i = 0; i < 300; i++) {
            outbox.reply("x");
        }
        assertThat(isInterrupted.await(5, TimeUnit.SECONDS)).isTrue();
        assertThat(ended.await(5, TimeUnit.SECONDS)).isTrue();
    }
}
