package freehold.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ListenerWatchdogTest {
    private static final Duration OFTEN = Duration.ofMillis(10);
    private static final int CALLS = 10;

    private final CountDownLatch alarm = new CountDownLatch(1);

    @Test
    void theAlarmIsRaisedOnceNobodyListensAnyMore() throws Exception {
        var server = new ServerSocket(0, CALLS, InetAddress.getLoopbackAddress());
        try (var _ = watchdog(server)) {
            answer(server);
            assertThat(alarm.await(60, TimeUnit.SECONDS)).isTrue();
        }
    }

    /// A few calls, then no more.
    private void answer(ServerSocket server) throws IOException {
        try (server) {
            for (var i = 0; i < CALLS; i++) {
                server.accept().close();
            }
            assertThat(alarm.getCount()).isEqualTo(1);
        }
    }

    private ListenerWatchdog watchdog(ServerSocket server) {
        var address = new InetSocketAddress(server.getInetAddress(), server.getLocalPort());
        return new ListenerWatchdog(address, OFTEN, alarm::countDown);
    }
}
