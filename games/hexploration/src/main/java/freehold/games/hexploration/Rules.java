package freehold.games.hexploration;

import freehold.games.hexploration.mind.Knowledge;
import freehold.games.hexploration.mind.Learner;
import freehold.games.hexploration.rules.Ending;
import freehold.games.hexploration.rules.Parts;
import freehold.games.hexploration.rules.Position;
import freehold.games.hexploration.rules.Rule;
import freehold.games.hexploration.rules.land.Bag;
import freehold.games.hexploration.rules.land.Terrain;
import freehold.games.hexploration.stages.Stages;
import freehold.games.hexploration.view.Story;
import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Options;
import freehold.kernel.Profile;
import freehold.kernel.SeatRange;
import freehold.kernel.Setup;
import freehold.kernel.mind.Learnable;
import freehold.kernel.mind.Level;
import freehold.kernel.mind.Weights;
import freehold.kernel.telling.Atlas;
import freehold.kernel.telling.TextResource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Hexploration, as the shared code knows it.
public final class Rules implements Game {
    private static final Profile PROFILE = new Profile(
            "hexploration",
            "Hexploration",
            "Chevee Dodd",
            "Explore an endless country tile by tile, and live on the areas you control.",
            new SeatRange(2, 3, 4),
            Options.Schema.of(
                    new Choice.Whole("cash", "the starting money (H3)", 0, 30, Parts.STANDARD.cash()),
                    new Choice.Whole(
                            "bonus", "how much more each later seat starts with (H3)", 0, 10, Parts.STANDARD.bonus()),
                    new Choice.Whole("types", "the types of tiles (H1)", 3, Terrain.MOST, Parts.STANDARD.types()),
                    new Choice.Whole("tiles", "the tiles of each type (H1)", Bag.LIMIT, 40, Parts.STANDARD.tiles())),
            1);

    private static final String JUDGEMENT = "judgement.txt";

    private static final Story STORY = new Story();

    @Override
    public Profile profile() {
        return PROFILE;
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
        return new Position(setup, Stages.DRAW, Telling.INSTANCE);
    }

    /// H2: the table is endless.
    @Override
    public Atlas atlas(Setup setup) {
        return new Atlas(Atlas.Shape.HEXAGON, List.of());
    }

    @Override
    public List<Level> levels() {
        return Level.ladder(30, 70, 400, 2_500, 600, 0.06);
    }

    @Override
    public Story story() {
        return STORY;
    }

    @Override
    public Knowledge knowledge() {
        return new Knowledge(start(setup(2, Map.of())));
    }

    @Override
    public freehold.kernel.mind.Knowledge bestKnowledge() {
        return learner().with(Packed.WEIGHTS);
    }

    @Override
    public Optional<Learnable> learnable() {
        return Optional.of(learner());
    }

    private Learner learner() {
        return new Learner(start(setup(2, Map.of())));
    }

    /// Read when somebody first needs it.
    private static final class Packed {
        static final Weights WEIGHTS = Weights.parse(TextResource.read(Rules.class, JUDGEMENT));
    }
}
