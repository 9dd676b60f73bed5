package freehold.games.hexploration;

import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Options;
import freehold.kernel.SeatRange;
import freehold.kernel.Setup;
import freehold.kernel.mind.Level;
import freehold.kernel.telling.Atlas;
import java.util.List;

/// Hexploration, as the shared code knows it.
public final class Rules implements Game {
    @Override
    public String id() {
        return "hexploration";
    }

    @Override
    public String name() {
        return "Hexploration";
    }

    @Override
    public String designer() {
        return "Chevee Dodd";
    }

    @Override
    public String about() {
        return "Explore an endless country tile by tile, and live on the areas you control.";
    }

    @Override
    public SeatRange seats() {
        return new SeatRange(2, 3, 4);
    }

    @Override
    public Options.Schema options() {
        return Options.Schema.of(
                new Choice.Whole("cash", "the starting money (H3)", 0, 30, Parts.STANDARD.cash()),
                new Choice.Whole(
                        "bonus", "how much more each later seat starts with (H3)", 0, 10, Parts.STANDARD.bonus()),
                new Choice.Whole("types", "the types of tiles (H1)", 3, Terrain.MOST, Parts.STANDARD.types()),
                new Choice.Whole("tiles", "the tiles of each type (H1)", Bag.LIMIT, 40, Parts.STANDARD.tiles()));
    }

    @Override
    public int edition() {
        return 1;
    }

    @Override
    public List<Rule> rules() {
        return List.of(Rule.values());
    }

    @Override
    public List<Ending> endings() {
        return List.of(Ending.values());
    }

    @Override
    public Position start(Setup setup) {
        return new Position(setup.seats(), Parts.of(setup.options()));
    }

    /// H2: the table is endless.
    @Override
    public Atlas atlas(Setup setup) {
        return new Atlas(Atlas.Shape.HEXAGON, List.of());
    }

    @Override
    public List<Level> levels() {
        return Level.ladder(30, 70, 400, 2_500, 600, 0.07);
    }

    @Override
    public Knowledge knowledge() {
        return new Knowledge();
    }
}
