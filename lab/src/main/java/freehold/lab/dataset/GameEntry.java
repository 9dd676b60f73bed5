package freehold.lab.dataset;

import freehold.kernel.Ply;
import freehold.kernel.Setup;
import freehold.kernel.position.Position;
import freehold.lab.PlayedGame;
import freehold.lab.stats.Replay;
import freehold.records.Scoresheet;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// A game as the tables tell it.
///
/// @param number by which its plies are found
/// @param seating who sat where, seat 1 first
/// @param seconds what each ply took, 0 where that is not known
record GameEntry(
        int number,
        String purpose,
        String variant,
        int round,
        Setup setup,
        List<String> seating,
        List<Replay.Step> steps,
        List<Double> seconds,
        String result,
        String ending,
        List<Double> shares,
        List<Double> scores) {

    /// A game of a study.
    static GameEntry of(int number, Replay game) {
        var inCase = game.inCase();
        var shares = new double[inCase.seats()];
        game.end().shares(shares);
        return new GameEntry(
                number,
                inCase.purpose().name().toLowerCase(Locale.ROOT),
                inCase.name(),
                game.log().game() + 1,
                inCase.setup(game.study().rules()),
                inCase.seating(game.log().game()),
                game.steps(),
                List.of(),
                Scoresheet.result(game.end()),
                game.end().ending().sentence(),
                numbers(shares),
                numbers(game.end().scores()));
    }

    /// A game of a match.
    ///
    /// @param seating who sat where, seat 1 first
    static GameEntry of(int number, PlayedGame game, List<String> seating) {
        var course = game.course();
        var tokens = course.plies().stream().map(Ply::token).toList();
        var values = game.thoughts().stream()
                .map(thought -> thought.values().stream()
                        .map(value -> (int) Math.round(1000 * value))
                        .toList())
                .toList();
        return new GameEntry(
                number,
                "match",
                "%s against %s"
                        .formatted(seating.get(game.seatOfA() - 1), seating.get(game.seatOfA() % seating.size())),
                number,
                course.setup(),
                seating,
                Replay.steps(course.game().start(course.setup()), tokens, values),
                game.thoughts().stream().map(PlayedGame.Thought::seconds).toList(),
                Scoresheet.result(course.position()),
                game.fault()
                        .map(fault -> "seat %d forfeits: %s".formatted(fault.seat(), fault.sentence()))
                        .orElseGet(() -> course.position().ending().sentence()),
                shares(game, course.position()),
                numbers(course.position().scores()));
    }

    /// Whoever forfeits takes nothing; the others share the win.
    private static List<Double> shares(PlayedGame game, Position end) {
        var seats = game.course().setup().seats();
        var shares = new double[seats];
        if (game.fault().isEmpty()) {
            end.shares(shares);
            return numbers(shares);
        }
        var loser = game.fault().get().seat();
        return IntStream.rangeClosed(1, seats)
                .mapToObj(seat -> seat == loser ? 0 : 1.0 / (seats - 1))
                .toList();
    }

    private static List<Double> numbers(double[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }
}
