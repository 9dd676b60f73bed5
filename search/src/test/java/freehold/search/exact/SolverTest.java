package freehold.search.exact;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Games;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import freehold.search.FirstTurns;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolverTest {
    /// Esgros with far fewer positions than usual.
    private static final Map<String, String> STRICT = Map.of("size", "3", "reading", "strict");

    /// Of Esgros on side 3, in both readings.
    private static final Map<String, Integer> FIRST_STONES =
            Map.of("a1", Solver.WIN, "a2", Solver.WIN, "b2", Solver.WIN, "c3", Solver.LOSS);

    private static Position start(String id, Map<String, String> options) {
        var game = Games.named(id);
        return game.start(game.unevened(game.setup(2, options)));
    }

    /// Plain minimax over whole positions, with nothing clever in it.
    private static int bruteForce(Position position, Map<Long, Integer> known) {
        if (position.isOver()) {
            var winners = position.winners();
            return winners.length == 0 ? Solver.DRAW : winners[0] == 1 ? Solver.WIN : Solver.LOSS;
        }
        var cached = known.get(position.hash());
        if (cached != null) {
            return cached;
        }
        var isFirst = position.actor() == 1;
        var best = isFirst ? Solver.LOSS : Solver.WIN;
        for (var move : position.legalMoves()) {
            var next = position.copy();
            next.playLegal(move);
            var value = bruteForce(next, known);
            best = isFirst ? Math.max(best, value) : Math.min(best, value);
        }
        known.put(position.hash(), best);
        return best;
    }

    @Test
    void aLimitedSearchSaysNothingOrTheTruth() {
        var solver = new Solver(Games.named("esgros").knowledge(), 16, _ -> {});
        var start = start("esgros", STRICT);
        assertThat(solver.solve(start, 100)).isEmpty();
        assertThat(solver.solve(start, Long.MAX_VALUE / 2)).hasValue(solver.solve(start));
    }

    @ParameterizedTest
    @CsvSource({"esgros,reading=strict", "esgros,reading=catch-up", "estate,pie=true"})
    void everyFirstTurnOnTheSmallestBoardsIsWorthWhatBruteForceSays(String id, String option) {
        var pair = List.of(option.split("="));
        var options = Map.of("size", "2", pair.getFirst(), pair.getLast());
        var solver = new Solver(Games.named(id).knowledge(), 12, _ -> {});
        for (var turn : FirstTurns.of(start(id, options))) {
            assertThat(solver.solve(turn.after())).as(turn.name()).isEqualTo(bruteForce(turn.after(), new HashMap<>()));
        }
    }

    @Test
    void positionsInTheMiddleOfAGameAreSolvedToo() {
        var solver = new Solver(Games.named("esgros").knowledge(), 16, _ -> {});
        var position = start("esgros", STRICT);
        for (var token : List.of("a1", "e3", "c3", "a3", "e1")) {
            position.playLegal(((Ruling.Legal) position.judge(token)).move());
        }
        var known = new HashMap<Long, Integer>();
        for (var move : position.legalMoves()) {
            var next = position.copy();
            next.playLegal(move);
            assertThat(solver.solve(next)).as(position.token(move)).isEqualTo(bruteForce(next, known));
        }
    }

    /// A small table forgets most of what it saw, and the values stay the same, with knowledge and without.
    @Test
    void aSmallTableChangesNothingButTheTime() {
        var plain = new Solver(Knowledge.none(), 18, _ -> {});
        var small = new Solver(Games.named("esgros").knowledge(), 14, _ -> {});
        for (var turn : FirstTurns.of(start("esgros", STRICT))) {
            assertThat(plain.solve(turn.after())).as(turn.name()).isEqualTo(FIRST_STONES.get(turn.name()));
            assertThat(small.solve(turn.after())).as(turn.name()).isEqualTo(FIRST_STONES.get(turn.name()));
        }
    }

    @Test
    void whoeverMayCatchUpWinsWithTheSameFirstStones() {
        var solver = new Solver(Games.named("esgros").knowledge(), 22, _ -> {});
        for (var turn : FirstTurns.of(start("esgros", Map.of("size", "3")))) {
            assertThat(solver.solve(turn.after())).as(turn.name()).isEqualTo(FIRST_STONES.get(turn.name()));
        }
    }

    @Test
    void firstTurnsAreListedOncePerSymmetry() {
        assertThat(names("esgros", "3")).containsExactlyInAnyOrder("a1", "a2", "b2", "c3");
        assertThat(names("estate", "2")).containsExactlyInAnyOrder("a1+a2", "a1+b3", "a1+c2", "a1", "b2");
    }

    private static Set<String> names(String id, String size) {
        return FirstTurns.of(start(id, Map.of("size", size))).stream()
                .map(FirstTurns.Turn::name)
                .collect(Collectors.toSet());
    }
}
