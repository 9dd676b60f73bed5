package freehold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Whoever follows a table hears of everything in order, however late they come and however much comes at once.
class HandoverTest extends Evening {
    private static final int MANY = 300;

    private void say(String table, int times) {
        for (var i = 0; i < times; i++) {
            assertThat(ada.post("/tables/" + table + "/say", "{\"text\":\"x\"}").status())
                    .isEqualTo(200);
        }
    }

    private static List<Integer> heard(Listener socket, int count) {
        return IntStream.range(0, count)
                .mapToObj(_ -> socket.next().path("v").asInt())
                .toList();
    }

    private static List<Integer> numbers(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed().toList();
    }

    @Test
    void thePastIsHandedOverWholeAndThenWhatComes() {
        var table = ada.open(PlayTest.ESGROS);
        try (var early = Listener.of(ada, table, 0)) {
            say(table, MANY);
            assertThat(heard(early, MANY + 1)).isEqualTo(numbers(1, MANY + 1));
            try (var late = Listener.of(ben, table, 0);
                    var between = Listener.of(ben, table, 150);
                    var ahead = Listener.of(ben, table, 100_000)) {
                assertThat(heard(late, MANY + 1)).isEqualTo(numbers(1, MANY + 1));
                assertThat(heard(between, MANY - 149)).isEqualTo(numbers(151, MANY + 1));
                // Nothing of the past tells this one that it is being served; an answer does
                ahead.say("{\"do\":\"nothing\",\"key\":\"here\"}");
                assertThat(ahead.next().path("did").asString()).isEqualTo("here");
                say(table, 2);
                var next = numbers(MANY + 2, MANY + 3);
                assertThat(List.of(early, late, between, ahead))
                        .extracting(socket -> heard(socket, 2))
                        .containsOnly(next);
            }
        }
        assertThat(ada.events(table))
                .extracting(event -> event.path("v").asInt())
                .isEqualTo(numbers(1, MANY + 3));
    }
}
