package freehold.games.hexploration.view;

import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Space;
import freehold.kernel.position.Tally;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Place;
import freehold.kernel.telling.Portrait;
import freehold.kernel.telling.Portrait.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What there is to tell of a whole game.
public final class Story implements freehold.kernel.position.Story {
    /// By type of tile.
    private static final List<Ink> TERRAINS = List.of(Ink.GREEN, Ink.GREY, Ink.CYAN, Ink.YELLOW, Ink.PLAIN, Ink.BLUE);

    private static final double MARKER = 0.42;
    private static final int FEW = 2;

    @Override
    public List<Curve> curves(freehold.kernel.position.Position at) {
        var position = (Position) at;
        return List.of(
                Curve.of(Phrase.of("score, if the game ended now"), position.scores()),
                Curve.ofMoney(Phrase.of("money in the purse"), bySeat(position, position.purses()::money)),
                Curve.of(Phrase.of("income of a turn"), bySeat(position, position.score()::income)),
                Curve.of(Phrase.of("tiles controlled"), bySeat(position, seat -> tiles(position, seat))));
    }

    private static double[] bySeat(Position position, IntUnaryOperator count) {
        return IntStream.rangeClosed(1, position.seats())
                .map(count)
                .asDoubleStream()
                .toArray();
    }

    private static int tiles(Position position, int seat) {
        var markers = position.markers();
        var tiles = 0;
        for (var area = markers.controlled(seat, 0); area != Land.NONE; area = markers.controlled(seat, area + 1)) {
            tiles += position.land().size(area);
        }
        return tiles;
    }

    @Override
    public List<Title> titles(List<Deed> deeds, freehold.kernel.position.Position end) {
        var explored = new Tally();
        var income = new Tally();
        var bought = new Tally();
        var moved = new Tally();
        for (var deed : deeds) {
            switch (deed.note().kind()) {
                case "place" -> explored.add(deed.by(), 1);
                case "end" -> income.add(deed.by(), deed.note().amount().orElse(0));
                case "buy", "shop" -> bought.add(deed.by(), 1);
                case "move" -> moved.add(deed.by(), 1);
                default -> {}
            }
        }
        return Stream.of(
                        explored.most(FEW, tiles -> Phrase.of("explored most: %s tiles", tiles)),
                        income.most(FEW, money -> Phrase.of("lived best on the land: $%s of income", money)),
                        bought.most(FEW, times -> Phrase.of("bought most often: %s times", times)),
                        moved.most(FEW, times -> Phrase.of("moved on most often: %s times", times)))
                .flatMap(Optional::stream)
                .toList();
    }

    @Override
    public Portrait portrait(freehold.kernel.position.Position at) {
        var position = (Position) at;
        var land = position.land();
        var shapes = new ArrayList<Portrait.Shape>();
        for (var space : Space.startingBoard()) {
            var place = Place.hex("", Space.q(space), Space.r(space));
            shapes.add(new Portrait.Shape(Form.HEXAGON, place.x(), place.y(), 1, Ink.FAINT));
        }
        for (var tile = 0; tile < land.tiles(); tile++) {
            var space = land.space(tile);
            var area = land.area(space);
            var place = Place.hex("", Space.q(space), Space.r(space));
            shapes.add(new Portrait.Shape(Form.HEXAGON, place.x(), place.y(), 1, TERRAINS.get(land.type(area))));
            if (position.markers().isMarked(area)) {
                var ink = Picture.ink(position.markers().owner(area));
                shapes.add(new Portrait.Shape(Form.DISC, place.x(), place.y(), MARKER, ink));
            }
        }
        return new Portrait(shapes);
    }
}
