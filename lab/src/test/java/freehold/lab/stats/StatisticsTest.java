package freehold.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import freehold.kernel.Log;
import freehold.lab.report.Report;
import freehold.lab.study.GameLog;
import freehold.lab.study.Job;
import freehold.lab.study.Study;
import freehold.lab.study.StudyGame;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StatisticsTest {
    private static final Study SMALL = new Study(
            "esgros",
            2,
            List.of(Map.of("size", "2", "pie", "false")),
            Collections.nCopies(2, "random"),
            6,
            1,
            1,
            0,
            Study.Openings.PLAYED);

    @Test
    void wilsonsIntervalIsAsInTheBooks() {
        var half = Interval.wilson(5, 10);
        assertThat(half.low()).isCloseTo(0.2366, within(1e-4));
        assertThat(half.high()).isCloseTo(0.7634, within(1e-4));
        var none = Interval.wilson(0, 20);
        assertThat(none.low()).isZero();
        assertThat(none.high()).isCloseTo(0.1611, within(1e-4));
    }

    /// Newcombe's own example: 56 of 70 against 48 of 80.
    @Test
    void theIntervalOfADifferenceIsAsInTheBooks() {
        var difference = Interval.wilson(56, 70).minus(Interval.wilson(48, 80));
        assertThat(difference.mean()).isCloseTo(0.2, within(1e-4));
        assertThat(difference.low()).isCloseTo(0.0524, within(1e-4));
        assertThat(difference.high()).isCloseTo(0.3339, within(1e-4));
    }

    /// How many games each seat has won.
    private static List<Share> wins(int... bySeat) {
        var shares =
                IntStream.range(0, bySeat.length).mapToObj(_ -> new Share()).toList();
        for (var winner = 0; winner < bySeat.length; winner++) {
            for (var game = 0; game < bySeat[winner]; game++) {
                for (var seat = 0; seat < bySeat.length; seat++) {
                    shares.get(seat).add(seat == winner ? Share.WHOLE : 0);
                }
            }
        }
        return shares;
    }

    @Test
    void anEqualAdvantageOfTheOtherSeatIsNotLessFair() {
        var difference = Imbalance.difference(wins(39, 21), wins(22, 38));
        assertThat(difference.mean()).isCloseTo(0.15 - 0.1333, within(1e-4));
        assertThat(difference.isAbove(0) || difference.isBelow(0)).isFalse();
        var other = Imbalance.difference(wins(69, 31), wins(36, 64));
        assertThat(other.isAbove(0) || other.isBelow(0)).isFalse();
    }

    @Test
    void seatsThatAreNearerToEqualAreFairer() {
        assertThat(Imbalance.difference(wins(105, 95), wins(160, 40)).isBelow(0))
                .isTrue();
        assertThat(Imbalance.difference(wins(40, 160), wins(95, 105)).isAbove(0))
                .isTrue();
    }

    @Test
    void fairnessIsAMatterOfAllSeats() {
        assertThat(Imbalance.of(wins(100, 150, 50))).isCloseTo(1.0 / 6, within(1e-9));
        assertThat(Imbalance.difference(wins(100, 150, 50), wins(100, 100, 100)).isAbove(0))
                .isTrue();
    }

    /// The auctioneer's turn goes on while the others bid.
    @Test
    void turnsAreTheGamesOwn() {
        var study = new Study(
                "the-estates",
                3,
                List.of(Map.of()),
                Collections.nCopies(3, "random"),
                1,
                1,
                1,
                0,
                Study.Openings.PLAYED);
        var log = StudyGame.play(study, new Job(0, 0));
        var last = Log.of(log.course(study), 0).getLast();
        assertThat(Replay.of(study, log).turns()).as("the setup is no turn").isEqualTo(last.turn() - 1);
    }

    @Test
    void quantilesAreNumbersThatCameUp() {
        var numbers = new Histogram();
        IntStream.of(4, 1, 3, 2, 10).forEach(numbers::add);
        assertThat(numbers.quantile(0.5)).isEqualTo(3);
        assertThat(numbers.quantile(0.25)).isEqualTo(2);
        assertThat(numbers.quantile(1)).isEqualTo(10);
        assertThat(numbers.shareFrom(3)).isEqualTo(0.6);
        assertThat(numbers.moments().mean()).isEqualTo(4);
        assertThat(numbers.moments().deviation()).isCloseTo(3.5355, within(1e-4));
    }

    @Test
    void theOrderOfMergingDoesNotMatter() {
        var logs = IntStream.range(0, 6)
                .mapToObj(game -> StudyGame.play(SMALL, new Job(0, game)))
                .toList();
        var inOrder = new Findings(SMALL);
        logs.forEach(inOrder::add);
        var early = new Findings(SMALL).add(logs.get(4)).add(logs.get(0));
        var late = new Findings(SMALL)
                .add(logs.get(5))
                .add(logs.get(2))
                .add(logs.get(1))
                .add(logs.get(3));
        var merged = late.merge(early);
        assertThat(new Report(merged).html()).isEqualTo(new Report(inOrder).html());
        assertThat(new Report(merged).tables()).isEqualTo(new Report(inOrder).tables());
    }

    /// A game with thoughts put into its players' heads.
    private static Replay replay(List<List<Integer>> thoughts) {
        var played = StudyGame.play(SMALL, new Job(0, 0));
        var values = IntStream.range(0, played.plies().size())
                .mapToObj(i -> i < thoughts.size() ? thoughts.get(i) : List.<Integer>of())
                .toList();
        return Replay.of(SMALL, new GameLog(0, 0, played.plies(), values, Optional.empty()));
    }

    @Test
    void theLeadChangesOnlyWhenItIsClear() {
        var winner = replay(List.of()).winner();
        var loser = List.of(winner == 1 ? 300 : 700, winner == 1 ? 700 : 300);
        var leader = List.of(winner == 1 ? 700 : 300, winner == 1 ? 300 : 700);
        var drama = new Drama();
        drama.add(replay(List.of(loser, List.of(510, 490), leader, leader)));
        assertThat(drama.leadChanges().counts()).containsOnlyKeys(1);
        assertThat(drama.decidedAt().counts()).containsOnlyKeys(50);
        assertThat(drama.deepest().counts()).containsOnlyKeys(300);
    }

    @Test
    void winnersShareOfWhatIsDoneAddsUp() {
        var uses = new Uses();
        var game = replay(List.of());
        uses.add(game);
        var placed = game.bySeats().stream()
                .filter(step -> step.actor() == game.winner())
                .count();
        assertThat(uses.uses().firstEntry().getKey()).isEqualTo("place");
        assertThat(uses.uses().firstEntry().getValue().byWinners().mean())
                .isCloseTo((double) placed / game.bySeats().size(), within(1e-3));
    }

    @Test
    void whatOnlyWinnersDoIsNotCertainAfterAnyNumberOfGames() {
        var uses = new Uses();
        var game = replay(List.of());
        var last = game.bySeats().getLast();
        for (var i = 0; i < 100; i++) {
            uses.add(new Replay(SMALL, game.inCase(), game.log(), List.of(last), game.end()));
        }
        var byWinners = uses.uses().firstEntry().getValue().byWinners();
        assertThat(byWinners.mean()).isEqualTo(last.actor() == game.winner() ? 1 : 0);
        assertThat(byWinners.high() - byWinners.low()).isCloseTo(0.037, within(1e-3));
    }

    @Test
    void firstTurnsThatMirrorEachOtherAreOne() {
        var openings = new Openings();
        IntStream.range(0, 6)
                .mapToObj(game -> Replay.of(SMALL, StudyGame.play(SMALL, new Job(0, game))))
                .forEach(openings::add);
        assertThat(openings.turns().keySet()).as("the corner and the centre").isSubsetOf("a1", "b2");
        assertThat(openings.turns().values().stream()
                        .mapToLong(Openings.Opening::games)
                        .sum())
                .isEqualTo(6);
        assertThat(openings.swaps().games()).as("the pie rule is off").isZero();
    }

    @Test
    void swapsAreCountedWhereTheyAreAllowed() {
        var study = new Study(
                "esgros",
                2,
                List.of(Map.of("size", "2", "pie", "true")),
                SMALL.agents(),
                20,
                1,
                1,
                0,
                Study.Openings.PLAYED);
        var openings = new Openings();
        var swapped = 0;
        for (var game = 0; game < 20; game++) {
            var log = StudyGame.play(study, new Job(0, game));
            swapped += log.plies().contains("swap") ? 1 : 0;
            openings.add(Replay.of(study, log));
        }
        assertThat(swapped).isBetween(1, 19);
        assertThat(openings.swaps().games()).isEqualTo(20);
        assertThat(openings.swaps().interval().mean()).isEqualTo(swapped / 20.0);
    }
}
