package freehold.lab.dataset;

import freehold.kernel.telling.Numbers;
import freehold.lab.stats.Replay;
import java.util.ArrayList;
import java.util.List;
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

    static List<String> cells(GameEntry game) {
        var cells = new ArrayList<>(List.of(
                "" + game.number(),
                game.purpose(),
                game.variant(),
                "" + game.round(),
                game.setup().options().toString(),
                "" + game.setup().seats(),
                game.result(),
                "" + game.steps().size(),
                "" + Replay.turns(game.steps()),
                game.ending()));
        cells.addAll(game.seating());
        cells.addAll(plain(game.shares()));
        cells.addAll(plain(game.scores()));
        return cells;
    }

    private static List<String> plain(List<Double> numbers) {
        return numbers.stream().map(number -> Numbers.plain(number).toString()).toList();
    }
}
