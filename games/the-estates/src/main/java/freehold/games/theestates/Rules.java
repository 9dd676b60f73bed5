package freehold.games.theestates;

import freehold.games.theestates.mind.Knowledge;
import freehold.games.theestates.rules.Ending;
import freehold.games.theestates.rules.Holdings;
import freehold.games.theestates.rules.KnownCourse;
import freehold.games.theestates.rules.Lot;
import freehold.games.theestates.rules.Position;
import freehold.games.theestates.rules.Rule;
import freehold.games.theestates.stages.Stages;
import freehold.games.theestates.view.Story;
import freehold.kernel.Choice;
import freehold.kernel.Course;
import freehold.kernel.Game;
import freehold.kernel.Options;
import freehold.kernel.Profile;
import freehold.kernel.SeatRange;
import freehold.kernel.Setup;
import freehold.kernel.mind.Level;
import freehold.kernel.telling.Atlas;
import java.util.List;
import java.util.stream.IntStream;

/// The Estates, as the shared code knows it.
public final class Rules implements Game {
    private static final Profile PROFILE = new Profile(
            "the-estates",
            "The Estates",
            "Klaus Zoch",
            "Auction floors, roofs and permits; rows that stay unfinished cost their owners dearly.",
            new SeatRange(2, 4, Holdings.MOST_SEATS),
            Options.Schema.of(
                    new Choice.Whole("rounds", "rounds whose points add up (T24)", 1, 5, 1),
                    new Choice.Word(
                            "money",
                            "whether others see how many checks one holds (T7)",
                            List.of("hidden", "uncounted", "open"),
                            "hidden"),
                    new Choice.Whole("cash", "the checks with which each player starts (T7)", 4, 30, 12)),
            1);

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
        return new Position(setup, Telling.INSTANCE, Stages.DRAW);
    }

    @Override
    public Course asKnownTo(int viewer, Course course) {
        return KnownCourse.of(course, viewer);
    }

    @Override
    public Atlas atlas(Setup setup) {
        return new Atlas(
                Atlas.Shape.SQUARE,
                IntStream.range(0, Lot.COUNT).mapToObj(Lot::place).toList());
    }

    @Override
    public List<Level> levels() {
        return Level.ladder(30, 150, 500, 3_500, 500, 0.15);
    }

    @Override
    public Story story() {
        return STORY;
    }

    @Override
    public Knowledge knowledge() {
        return new Knowledge();
    }
}
