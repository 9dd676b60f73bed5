package freehold.lab.dataset;

import freehold.kernel.position.Position;
import freehold.kernel.telling.Place;
import freehold.lab.stats.Replay;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// `plies.csv`: a line for each ply, those of chance included.
final class PlyRows {
    static final List<String> HEADINGS = List.of(
            "game", "ply", "by", "agent", "token", "kind", "piece", "amount", "place", "effects", "legal", "value",
            "seconds");

    private PlyRows() {}

    static Stream<List<String>> of(GameEntry game) {
        return IntStream.range(0, game.steps().size())
                .mapToObj(index -> cells(game, index, game.steps().get(index)));
    }

    private static List<String> cells(GameEntry game, int index, Replay.Step step) {
        var note = step.note();
        var isChance = step.actor() == Position.CHANCE;
        return List.of(
                "" + game.number(),
                "" + (index + 1),
                "" + step.actor(),
                isChance ? "" : game.seating().get(step.actor() - 1),
                step.token(),
                note.kind(),
                note.piece().orElse(""),
                note.amount().isPresent() ? "" + note.amount().getAsInt() : "",
                note.place().map(Place::name).orElse(""),
                String.join("; ", note.effects()),
                "" + step.legal(),
                isChance || step.values().isEmpty() ? "" : "" + step.values().get(step.actor() - 1) / 1000.0,
                seconds(game, index));
    }

    private static String seconds(GameEntry game, int index) {
        var isKnown = index < game.seconds().size() && game.seconds().get(index) > 0;
        return isKnown ? String.format(Locale.ROOT, "%.6f", game.seconds().get(index)) : "";
    }
}
