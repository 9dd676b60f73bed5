package freehold.server.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FairQueueTest {
    private final FairQueue queue = new FairQueue();

    private void put(String network, String guest, String... names) {
        for (var name : names) {
            queue.put(new FairQueue.Task(new Owner(network, guest), name, () -> {}));
        }
    }

    private void want(String guest, String... names) {
        put("the network of " + guest, guest, names);
    }

    private List<String> takeAll() {
        var taken = new ArrayList<String>();
        for (var next = queue.take(); next.isPresent(); next = queue.take()) {
            taken.add(next.get().name());
        }
        return taken;
    }

    @Test
    void whoeverWantsMuchWaitsBehindWhoeverWantsLittle() {
        want("Ada", "a1", "a2", "a3", "a4");
        want("Ben", "b1");
        want("Cleo", "c1", "c2");
        assertThat(queue.size()).isEqualTo(7);
        assertThat(queue.size("the network of Ada")).isEqualTo(4);
        assertThat(takeAll()).containsExactly("a1", "b1", "c1", "a2", "c2", "a3", "a4");
        assertThat(queue.size()).isZero();
    }

    @Test
    void everybodyKnowsHowManyComeFirst() {
        want("Ada", "a1", "a2", "a3", "a4");
        want("Ben", "b1");
        want("Cleo", "c1", "c2");
        queue.take();
        var names = List.of("a2", "a3", "a4", "b1", "c1", "c2");
        var ahead = names.stream().map(queue::ahead).toList();
        var order = takeAll();
        assertThat(ahead)
                .isEqualTo(names.stream().map(order::indexOf).map(Optional::of).toList());
        assertThat(queue.ahead("a2")).isEmpty();
    }

    @Test
    void whoeverIsManyGuestsAtOneAddressWaitsLikeOne() {
        put("school", "Ada", "a1", "a2", "a3");
        put("school", "Ben", "b1");
        put("school", "Cleo", "c1");
        put("home", "Dan", "d1", "d2");
        assertThat(queue.size("school")).isEqualTo(5);
        assertThat(queue.ahead("d2")).contains(3);
        assertThat(takeAll()).containsExactly("a1", "d1", "b1", "d2", "c1", "a2", "a3");
    }

    @Test
    void aTableWaitsOnlyOnce() {
        want("Ada", "a1", "a2", "a1");
        assertThat(queue.size()).isEqualTo(2);
        assertThat(takeAll()).containsExactly("a1", "a2");
    }
}
