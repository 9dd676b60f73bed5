package freehold.games.theestates.view;

import freehold.games.theestates.rules.Building;
import freehold.games.theestates.rules.Company;
import freehold.games.theestates.rules.Cube;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Position;
import freehold.kernel.telling.Ink;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Portrait;
import freehold.kernel.telling.Portrait.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// What there is to tell of a whole game.
public final class Story implements freehold.kernel.position.Story {
    /// From one row to the next, in floors.
    private static final double ROW = 5;

    private static final double FLOOR = 0.92;
    private static final double ROOF = 0.6;

    @Override
    public List<Curve> curves(freehold.kernel.position.Position at) {
        var position = (Position) at;
        var money = IntStream.rangeClosed(1, position.seats())
                .mapToDouble(position.holdings()::cash)
                .toArray();
        return List.of(
                Curve.of(Phrase.of("points, if the round ended now"), position.scores()),
                Curve.ofMoney(Phrase.of("money in hand, in millions"), money));
    }

    @Override
    public List<Title> titles(List<Deed> deeds, freehold.kernel.position.Position end) {
        var honours = new Honours();
        deeds.forEach(honours::count);
        return honours.titles(end.seats());
    }

    /// The rows one above the other, seen from the side.
    @Override
    public Portrait portrait(freehold.kernel.position.Position at) {
        var streets = ((Position) at).streets();
        var shapes = new ArrayList<Portrait.Shape>();
        for (var row = 0; row < Lot.ROWS; row++) {
            for (var number = 1; number <= streets.length(row); number++) {
                var ground = row * ROW;
                shapes.add(new Portrait.Shape(Form.SQUARE, number, ground, FLOOR, Ink.PLAIN));
                addBuilding(shapes, streets.building(Lot.of(row, number)), number, ground);
            }
        }
        return new Portrait(shapes);
    }

    private static void addBuilding(List<Portrait.Shape> shapes, int building, double x, double ground) {
        var y = ground;
        for (var cube : Building.floors(building)) {
            shapes.add(new Portrait.Shape(
                    Form.SQUARE, x, y, FLOOR, Company.of(Cube.colour(cube)).ink()));
            y--;
        }
        if (Building.roof(building) > 0) {
            shapes.add(new Portrait.Shape(Form.HEXAGON, x, y, ROOF, Ink.DARK));
        }
    }
}
