package freehold.server.hall;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.table.Guest;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SlowWatcherTest {
    @Test
    void whoeverTakesNothingIsLostAndNobodyWaits() {
        var losses = new AtomicInteger();
        var watcher = new Watcher() {
            @Override
            public void onLoss() {
                losses.incrementAndGet();
            }
        };
        var subscription = new Subscription(Guest.STRANGER, watcher, _ -> {});
        for (var i = 0; i < 600; i++) {
            subscription.add("event");
        }
        assertThat(subscription.isLost()).isTrue();
        assertThat(losses.get()).isPositive();
        assertThat(subscription.next()).contains("event");
    }
}
