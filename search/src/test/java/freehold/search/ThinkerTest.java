package freehold.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.mind.Knowledge;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;
import freehold.kernel.texts.Tactic;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ThinkerTest {
    static List<Game> games() {
        return Games.all();
    }

    /// The first position in which a seat has to choose.
    private static Position decision(Game game) {
        var position = game.start(game.setup(game.seats().usual(), Map.of()));
        var scratch = new int[Position.MOST_MOVES];
        var dice = new Dice(3);
        while (position.actor() == Position.CHANCE || position.legalMoves().length < 2) {
            assertThat(position.isOver())
                    .as("%s ends without a choice", game.name())
                    .isFalse();
            position.playLegal(position.pick(dice, scratch));
        }
        return position;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSameSeedAndNodesFindTheSame(Game game) {
        var position = decision(game);
        var one = new Thinker(position, game::knowledge, 7, 1).think(position, Budget.ofNodes(200), Watch.SILENT);
        var other = new Thinker(position, game::knowledge, 7, 1).think(position, Budget.ofNodes(200), Watch.SILENT);
        assertThat(other).isEqualTo(one);
        if (one.verdict() == Verdict.OPEN) {
            assertThat(one.nodes()).isEqualTo(200);
        } else {
            assertThat(one.nodes()).as("until a tiny game is solved").isLessThanOrEqualTo(200);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void anAnalysisIsComplete(Game game) {
        var position = decision(game);
        var before = position.hash();
        var analysis = new Thinker(position, Knowledge::none, 1, 1).think(position, Budget.ofNodes(400), Watch.SILENT);
        assertThat(position.hash()).as("thinking leaves the position alone").isEqualTo(before);
        assertThat(analysis.candidates()).hasSize(position.legalMoves().length).allSatisfy(candidate -> {
            assertThat(candidate.value()).isBetween(0.0, 1.0);
            assertThat(candidate.line()).startsWith(candidate.token());
        });
        var shares = analysis.candidates().stream().mapToDouble(Analysis.Candidate::share);
        assertThat(shares.sum()).isCloseTo(1, offset(1e-9));
        var values = analysis.values().stream().mapToDouble(Double::doubleValue);
        assertThat(values.sum()).isCloseTo(1, offset(1e-6));
    }

    @Test
    void severalThreadsShareTheNodes() {
        var game = Games.named("esgros");
        var position = decision(game);
        position.playLegal(position.legalMoves()[0]);
        var analysis = new Thinker(position, game::knowledge, 1, 2).think(position, Budget.ofNodes(500), Watch.SILENT);
        assertThat(analysis.nodes()).isEqualTo(500);
    }

    @Test
    void whoeverWatchesCanStopIt() {
        var game = Games.named("esgros");
        var position = decision(game);
        var asked = new ArrayList<Integer>();
        var impatient = new Watch() {
            @Override
            public boolean isStopped() {
                asked.add(1);
                return asked.size() > 50;
            }
        };
        var analysis =
                new Thinker(position, game::knowledge, 1, 1).think(position, Budget.ofNodes(1_000_000), impatient);
        assertThat(analysis.nodes()).isEqualTo(50);
        assertThat(analysis.best().share()).isPositive();
    }

    /// On a tree of a few thousand nodes the search goes on for far more simulations than fit.
    @Test
    void aFullTreeForgetsAndGoesOn() {
        var position = decision(Games.named("estate"));
        var mcts = new Mcts(position, Knowledge.none(), 1, 1 << 13);
        mcts.startFrom(position);
        for (var i = 0; i < 60_000; i++) {
            mcts.iterate(position);
        }
        assertThat(mcts.tree().mostNodes()).isEqualTo(1 << 13);
        assertThat(mcts.tree().visits[mcts.root()]).isEqualTo(60_000);
    }

    /// Forgetting copies what is kept, so it must be worth its while.
    @ParameterizedTest
    @MethodSource("games")
    void aFullTreeIsNotFullAgainAtOnce(Game game) {
        var position = decision(game);
        var mcts = new Mcts(position, Knowledge.none(), 1, 1 << 13);
        mcts.startFrom(position);
        var changes = 0;
        for (var i = 0; i < 10_000; i++) {
            var before = mcts.tree();
            mcts.iterate(position);
            changes += mcts.tree() == before ? 0 : 1;
        }
        assertThat(changes).isLessThan(100);
    }

    @Test
    void aProvenWinIsPlayedAndEndsTheSearch() {
        var game = Games.named("esgros");
        var position = game.start(game.setup(2, Map.of("size", "2", "pie", "false")));
        var analysis =
                new Thinker(position, Knowledge::none, 1, 1).think(position, Budget.ofNodes(100_000), Watch.SILENT);
        assertThat(analysis.nodes()).as("stops once it is proven").isLessThan(100_000);
        assertThat(analysis.best().token()).as("only the centre wins on side 2").isEqualTo("b2");
    }

    @Test
    void whatWasLearntAtTheLastPlyIsKept() {
        var position = decision(Games.named("esgros"));
        var mcts = new Mcts(position, Knowledge.none(), 1, 1 << 16);
        mcts.startFrom(position);
        for (var i = 0; i < 5_000; i++) {
            mcts.iterate(position);
        }
        position.playLegal(position.legalMoves()[0]);
        mcts.startFrom(position);
        assertThat(mcts.tree().visits[mcts.root()]).as("visits from before").isGreaterThan(20);
    }

    /// A game may know that somebody wins without knowing how: as soon as it is that seat's turn, the move is needed.
    @Test
    void aWinThatWasKnownWithoutItsMoveIsSearchedForAtTheRoot() {
        var game = Games.named("esgros");
        var start = game.start(game.setup(2, Map.of("size", "2", "pie", "false")));
        var foreknowing = new Knowledge() {
            @Override
            public int certainWinner(Position position) {
                return 3 - start.actor();
            }
        };
        var thinker = new Thinker(start, () -> foreknowing, 1, 1);
        thinker.think(start, Budget.ofNodes(20), Watch.SILENT);
        var next = start.copy();
        next.playLegal(start.legalMoves()[0]);
        var analysis = thinker.think(next, Budget.ofNodes(200), Watch.SILENT);
        assertThat(analysis.nodes()).isPositive();
        assertThat(analysis.best().share()).isPositive();
    }

    @Test
    void whatTheGameLeavesOutIsNoWayOutOfALostPosition() {
        var game = Games.named("esgros");
        var position = game.start(game.setup(2, Map.of("size", "2", "pie", "false")));
        position.playLegal(IntStream.of(position.legalMoves())
                .filter(move -> position.token(move).equals("b2"))
                .findAny()
                .orElseThrow());
        var moves = position.legalMoves();
        var last = moves[moves.length - 1];
        var narrow = new Knowledge() {
            @Override
            public int prune(Position at, int[] all, int count) {
                all[0] = all[count - 1];
                return 1;
            }
        };
        var analysis = new Thinker(position, () -> narrow, 1, 1).think(position, Budget.ofNodes(1000), Watch.SILENT);
        assertThat(analysis.best().move()).isEqualTo(last);
        assertThat(analysis.best().value()).isZero();
    }

    @Test
    void thinkingUntilClearStopsWhenNothingCanOvertake() {
        var game = Games.named("estate");
        var position = Tactic.of(game).getFirst().position(game);
        var whole = Budget.ofNodes(20_000);
        var untilClear = new Budget(whole.nanos(), whole.nodes(), true);
        var patient = new Thinker(position, Knowledge::none, 1, 1).think(position, whole, Watch.SILENT);
        var quick = new Thinker(position, Knowledge::none, 1, 1).think(position, untilClear, Watch.SILENT);
        assertThat(quick.nodes()).isLessThanOrEqualTo(patient.nodes());
        assertThat(quick.best().token()).isEqualTo(patient.best().token());
    }
}
