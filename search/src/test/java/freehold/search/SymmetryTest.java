package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;

import freehold.kernel.Games;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Position;
import freehold.kernel.position.Ruling;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Where the board is symmetric no corner is preferred: equal moves are equally likely, and the seed chooses.
class SymmetryTest {
    private static final int SEEDS = 300;
    /// Chi-square of 1 in 10,000, for 1 to 11 degrees of freedom.
    private static final double[] MOST = {0, 15.1, 18.4, 21.1, 23.5, 25.7, 27.9, 29.9, 31.8, 33.7, 35.6, 37.4};

    @ParameterizedTest
    @CsvSource({
        "esgros, pie=true reading=strict, '', full, 60",
        "esgros, pie=false, '', uct, 60",
        "esgros, pie=false, d4, full, 100",
        "esgros, pie=false, d4, uct, 100",
        "esgros, pie=true reading=strict, b3, full, 60",
        "esgros, pie=true, '', full, 60",
        "estate, pie=true, '', full, 60",
        "estate, pie=false, '', full, 80",
        "estate, pie=false, '', uct, 80",
        "estate, pie=true, e5, full, 80",
        "estate, pie=false, e5, uct, 80"
    })
    void equalMovesAreEquallyLikely(String id, String options, String played, String agent, int nodes) {
        var position = position(id, options, played);
        Supplier<Knowledge> knowledge = agent.equals("uct") ? Knowledge::none : Games.named(id)::knowledge;
        var chosen = new HashMap<Integer, Integer>();
        for (var seed = 0; seed < SEEDS; seed++) {
            var thinker = new Thinker(position, knowledge, seed, 1);
            var best =
                    thinker.think(position, Budget.ofNodes(nodes), Watch.SILENT).best();
            chosen.merge(best.move(), 1, Integer::sum);
        }
        orbits(position).values().forEach(orbit -> {
            var counts = Arrays.stream(orbit)
                    .map(move -> chosen.getOrDefault(move, 0))
                    .toArray();
            assertThat(chiSquare(counts))
                    .as(
                            "%s of %s",
                            Arrays.toString(counts),
                            Arrays.stream(orbit).mapToObj(position::token).toList())
                    .isLessThan(MOST[orbit.length - 1] + 1e-9);
        });
    }

    private static Position position(String id, String options, String played) {
        var game = Games.named(id);
        var position = game.start(game.setup(2, options(options)));
        if (!played.isEmpty()) {
            position.playLegal(((Ruling.Legal) position.judge(played)).move());
        }
        return position;
    }

    private static Map<String, String> options(String text) {
        return Arrays.stream(text.split(" ", -1))
                .map(pair -> pair.split("=", -1))
                .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    }

    /// The moves by what they lead to, up to symmetry.
    private static Map<Long, int[]> orbits(Position position) {
        var orbits = new HashMap<Long, int[]>();
        for (var move : position.legalMoves()) {
            var next = position.copy();
            next.playLegal(move);
            orbits.merge(next.symmetricHash(), new int[] {move}, SymmetryTest::joined);
        }
        return orbits;
    }

    private static int[] joined(int[] some, int[] more) {
        var all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }

    private static double chiSquare(int[] counts) {
        var expected = Arrays.stream(counts).sum() / (double) counts.length;
        return expected == 0
                ? 0
                : Arrays.stream(counts)
                        .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                        .sum();
    }
}
