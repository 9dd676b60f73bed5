package freehold.lab.dataset;

import freehold.kernel.position.Position;
import freehold.kernel.telling.Place;
import freehold.lab.stats.Replay;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// `plies.csv`: a line for each ply, those of chance included.
final class PlyRows {
    static final List<String> HEADINGS = List.of(
            "game", "ply", "by", "agent", "token", "kind", "piece", "amount", "place", "effects", "legal", "value");

    private PlyRows() {}

    /// @param number of the game, as in `games.csv`
    static Stream<List<String>> of(int number, Replay game) {
        var seating = game.inCase().seating(game.log().game());
        return IntStream.range(0, game.steps().size())
                .mapToObj(index -> cells(number, index + 1, game.steps().get(index), seating));
    }

    private static List<String> cells(int number, int ply, Replay.Step step, List<String> seating) {
        var note = step.note();
        var isChance = step.actor() == Position.CHANCE;
        return List.of(
                "" + number,
                "" + ply,
                "" + step.actor(),
                isChance ? "" : seating.get(step.actor() - 1),
                step.token(),
                note.kind(),
                note.piece().orElse(""),
                note.amount().isPresent() ? "" + note.amount().getAsInt() : "",
                note.place().map(Place::name).orElse(""),
                String.join("; ", note.effects()),
                "" + step.legal(),
                isChance || step.values().isEmpty() ? "" : "" + step.values().get(step.actor() - 1) / 1000.0);
    }
}
