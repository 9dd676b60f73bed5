package freehold.games.estate.view;

import freehold.boards.Cells;
import freehold.games.estate.rules.Position;
import freehold.games.estate.rules.WinCosts;
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
    private static final double PIECE = 0.72;
    private static final int SOME = 2;

    @Override
    public List<Curve> curves(freehold.kernel.position.Position at) {
        var position = (Position) at;
        return List.of(
                Curve.of(Phrase.of("points that a win still costs"), bySeat(position, Story::missing)),
                Curve.of(Phrase.of("land bought, by its price"), bySeat(position, Story::worth)));
    }

    private interface Count {
        int of(Position position, int colour);
    }

    private static double[] bySeat(Position position, Count count) {
        var values = new double[position.seats()];
        for (var colour : List.of(Position.LIGHT, Position.DARK)) {
            values[position.seatOf(colour) - 1] = count.of(position, colour);
        }
        return values;
    }

    /// Ways that cost more than three turns are not looked for.
    private static int missing(Position position, int colour) {
        var costs = new WinCosts();
        costs.count(position, colour);
        return Math.min(costs.least(), 3 * position.land().pointsOfTurn());
    }

    private static int worth(Position position, int colour) {
        var worth = 0;
        for (var left = position.pieces(colour); left != 0; left &= left - 1) {
            worth += position.land().price(Long.numberOfTrailingZeros(left));
        }
        return worth;
    }

    @Override
    public List<Title> titles(List<Deed> deeds, freehold.kernel.position.Position end) {
        var dear = new Tally();
        var joined = new Tally();
        var wasted = new Tally();
        for (var deed : deeds) {
            switch (deed.note().kind()) {
                case "place" -> {
                    dear.raise(deed.by(), deed.note().amount().orElse(0));
                    joined.add(deed.by(), deed.note().effects().contains("joins two holdings") ? 1 : 0);
                }
                case "end early" -> wasted.add(deed.by(), deed.note().amount().orElse(0));
                default -> {}
            }
        }
        return Stream.of(
                        dear.most(SOME, points -> Phrase.of("bought the dearest land, for %s points", points)),
                        joined.most(SOME, times -> Phrase.of("joined holdings %s times", times)),
                        wasted.most(SOME, points -> Phrase.of("let %s points go unused", points)))
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
                    .ifPresent(ink -> shapes.add(new Portrait.Shape(Form.HEXAGON, place.x(), place.y(), PIECE, ink)));
        }
        return new Portrait(shapes);
    }

    private static Optional<Ink> ink(Position position, int cell) {
        if (Cells.has(position.pieces(Position.LIGHT), cell)) {
            return Optional.of(Ink.LIGHT);
        }
        return Cells.has(position.pieces(Position.DARK), cell) ? Optional.of(Ink.DARK) : Optional.empty();
    }
}
