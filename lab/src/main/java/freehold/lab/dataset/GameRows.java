package freehold.lab.dataset;

import freehold.kernel.telling.Numbers;
import freehold.lab.stats.Replay;
import freehold.records.Scoresheet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// `games.csv`: a line for each game.
final class GameRows {
    private GameRows() {}

    static List<String> headings(int seats) {
        return Stream.concat(
                        Stream.of(
                                "game", "purpose", "variant", "round", "options", "seats", "result", "plies", "turns",
                                "ending"),
                        Stream.of("agent", "share", "score")
                                .flatMap(what -> IntStream.rangeClosed(1, seats).mapToObj(seat -> what + "_" + seat)))
                .toList();
    }

    /// @param number of the game, by which its plies are found
    static List<String> cells(int number, Replay game) {
        var inCase = game.inCase();
        var cells = new ArrayList<>(List.of(
                "" + number,
                inCase.purpose().name().toLowerCase(Locale.ROOT),
                inCase.name(),
                "" + (game.log().game() + 1),
                inCase.setup(game.study().rules()).options().toString(),
                "" + inCase.seats(),
                Scoresheet.result(game.end()),
                "" + game.steps().size(),
                "" + game.turns(),
                game.end().ending().sentence()));
        cells.addAll(inCase.seating(game.log().game()));
        var shares = new double[inCase.seats()];
        game.end().shares(shares);
        cells.addAll(plain(Arrays.stream(shares)));
        cells.addAll(plain(Arrays.stream(game.end().scores())));
        return cells;
    }

    private static List<String> plain(DoubleStream numbers) {
        return numbers.mapToObj(number -> Numbers.plain(number).toString()).toList();
    }
}
