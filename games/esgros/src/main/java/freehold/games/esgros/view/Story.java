package freehold.games.esgros.view;

import freehold.boards.Cells;
import freehold.games.esgros.rules.Position;
import freehold.kernel.position.Tally;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Portrait;
import freehold.kernel.telling.Portrait.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What there is to tell of a whole game.
public final class Story implements freehold.kernel.position.Story {
    private static final double STONE = 0.8;
    private static final int SOME = 2;

    @Override
    public List<Curve> curves(freehold.kernel.position.Position at) {
        var position = (Position) at;
        return List.of(
                Curve.of(
                        Phrase.of("stones on the board"),
                        bySeat(position, (game, colour) -> Long.bitCount(game.stones(colour)))),
                Curve.of(Phrase.of("largest group"), bySeat(position, Position::largest)));
    }

    private interface Count {
        int of(Position position, int colour);
    }

    private static double[] bySeat(Position position, Count count) {
        var values = new double[position.seats()];
        for (var colour : List.of(Position.BLACK, Position.WHITE)) {
            values[position.seatOf(colour) - 1] = count.of(position, colour);
        }
        return values;
    }

    @Override
    public List<Title> titles(List<Deed> deeds, freehold.kernel.position.Position end) {
        var captures = new Tally();
        var largest = new Tally();
        for (var deed : deeds) {
            if (deed.note().kind().equals("place")) {
                captures.add(deed.by(), deed.note().effects().contains("removes") ? 1 : 0);
                largest.raise(deed.by(), deed.note().amount().orElse(0));
            }
        }
        return Stream.of(
                        captures.most(SOME, times -> Phrase.of("captured most often: %s times", times)),
                        largest.most(SOME, stones -> Phrase.of("built the largest group: %s stones", stones)))
                .flatMap(Optional::stream)
                .toList();
    }

    @Override
    public Portrait portrait(freehold.kernel.position.Position at) {
        var position = (Position) at;
        var shapes = new ArrayList<Portrait.Shape>();
        for (var cell = 0; cell < position.board().size(); cell++) {
            var place = position.board().place(cell);
            shapes.add(new Portrait.Shape(Form.HEXAGON, place.x(), place.y(), 1, Ink.PLAIN));
            ink(position, cell)
                    .ifPresent(ink -> shapes.add(new Portrait.Shape(Form.DISC, place.x(), place.y(), STONE, ink)));
        }
        return new Portrait(shapes);
    }

    private static Optional<Ink> ink(Position position, int cell) {
        if (Cells.has(position.stones(Position.WHITE), cell)) {
            return Optional.of(Ink.LIGHT);
        }
        return Cells.has(position.stones(Position.BLACK), cell) ? Optional.of(Ink.DARK) : Optional.empty();
    }
}
