package freehold.server.agents;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Games;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class OpponentsTest {
    private final Opponents opponents = new Opponents(2);

    private static Turn firstTurn(int level) {
        var game = Games.named("estate");
        // A board of which nothing is proven, so that there is something to think about
        var setup = game.setup(2, Map.of("size", "4", "pie", "false"));
        return new Turn("table", 1, game, setup, game.start(setup), game.level(level));
    }

    @Test
    void whoRestsIsTheOneWhoIsTakenNext() {
        var turn = firstTurn(5);
        var opponent = opponents.take(turn);
        opponents.put(turn, opponent);
        assertThat(opponents.take(turn)).isSameAs(opponent);
        assertThat(opponents.take(turn)).isNotSameAs(opponent);
    }

    @Test
    void whoThinksOnIsWaitedFor() throws Exception {
        var turn = firstTurn(5);
        var opponent = opponents.take(turn);
        opponents.put(turn, opponent);
        for (var i = 0; i < 20; i++) {
            var moment = CompletableFuture.runAsync(() -> opponents.thinkOn(turn, turn.position()));
            Thread.onSpinWait();
            var taken = CompletableFuture.supplyAsync(() -> opponents.take(turn));
            assertThat(taken.get(1, TimeUnit.MINUTES)).isSameAs(opponent);
            opponents.put(turn, opponent);
            moment.get(1, TimeUnit.MINUTES);
        }
    }

    @Test
    void nobodyThinksOnWhereNobodyRests() {
        var turn = firstTurn(5);
        assertThat(opponents.thinkOn(turn, turn.position())).isFalse();
        turn.think(Duration.ofMillis(20), opponents);
        assertThat(opponents.thinkOn(turn, turn.position())).isTrue();
    }
}
