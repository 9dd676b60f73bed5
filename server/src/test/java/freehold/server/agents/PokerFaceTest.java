package freehold.server.agents;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.server.table.Chair;
import freehold.server.table.Table;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nobody learns from an agent's time or looks whether it had a choice: in The Estates that would tell its cash (T11).
class PokerFaceTest {
    private static final Duration PACE = Duration.ofMillis(40);
    private static final int OF_EACH = 40;
    /// So seldom does this test fail without a reason.
    private static final double SELDOM = 1e-5;
    /// After a bid of all that anybody has, one can only pass.
    private static final String FORCING = "bid12";

    private static final String FREE = "bid1";
    private static final Optional<Steward.Thought> THINKING = Optional.of(new Steward.Thought("thinking", 0));

    private final Map<String, CompletableFuture<Long>> answers = new ConcurrentHashMap<>();
    private Backroom room;

    @BeforeEach
    void open(@TempDir Path folder) {
        room = new Backroom(folder, Clock.systemUTC(), PACE);
        room.hall.onChange(this::note);
        room.steward.start();
        while (!room.steward.isOnDuty()) {
            Thread.onSpinWait();
        }
    }

    @AfterEach
    void close() {
        room.close();
    }

    private void note(Table table) {
        var waiting = answers.get(table.id());
        if (waiting != null && !table.awaitsAgent()) {
            waiting.complete(System.nanoTime());
        }
    }

    /// A table at which the next bid is an agent's after this one.
    private String table() {
        var table = room.open(
                "the-estates",
                Map.of(),
                List.of(Backroom.PERSON, Backroom.PERSON, new Chair.Agent(5)),
                Optional.empty());
        while (!room.legal(table).contains(FORCING)) {
            room.play(table, room.legal(table).getLast());
        }
        return table;
    }

    /// How long the agent takes, in nanoseconds.
    private long answer(String table, String bid) throws Exception {
        var answer = new CompletableFuture<Long>();
        answers.put(table, answer);
        var begin = System.nanoTime();
        room.play(table, bid);
        return answer.get(60, TimeUnit.SECONDS) - begin;
    }

    /// Forced and free answers in a random order, so that whatever else goes on disturbs both alike.
    ///
    /// @param load for how many milliseconds at most others are thought for first
    private void compare(int load) throws Exception {
        var random = new Random(7);
        var forced = new ArrayList<Double>();
        var free = new ArrayList<Double>();
        while (forced.size() < OF_EACH || free.size() < OF_EACH) {
            var isForced = free.size() == OF_EACH || (forced.size() < OF_EACH && random.nextBoolean());
            var table = table();
            keepBusy(load == 0 ? 0 : load / 2 + random.nextInt(load / 2));
            var time = (double) answer(table, isForced ? FORCING : FREE);
            (isForced ? forced : free).add(time);
        }
        var samples = new TwoSamples(array(forced), array(free));
        assertThat(samples.distance()).as("forced %s, free %s", forced, free).isLessThan(samples.limit(SELDOM));
    }

    private void keepBusy(int millis) {
        if (millis > 0) {
            room.pool.submit(
                    new Owner("elsewhere", "others"),
                    "other",
                    () -> LockSupport.parkNanos(Duration.ofMillis(millis).toNanos()));
        }
    }

    private static double[] array(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }

    @Test
    void forcedAndFreeAnswersTakeTheSameTime() throws Exception {
        compare(0);
    }

    @Test
    void alsoWhileOthersAreThoughtForFirst() throws Exception {
        compare(120);
    }

    @Test
    void anAgentIsThinkingFromTheMomentItIsAskedUntilItAnswers() {
        for (var bid : List.of(FORCING, FREE)) {
            var table = table();
            var answer = new CompletableFuture<Long>();
            answers.put(table, answer);
            keepBusy(30);
            room.play(table, bid);
            while (!answer.isDone()) {
                var thought = room.hall.look(
                        table, present -> present.awaitsAgent() ? room.steward.thought(present) : THINKING);
                assertThat(thought).isEqualTo(THINKING);
            }
        }
    }
}
