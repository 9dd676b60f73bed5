package freehold.games.{{package}};

import freehold.games.{{package}}.rules.Ending;
import freehold.games.{{package}}.rules.Position;
import freehold.games.{{package}}.rules.Rule;
import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Options;
import freehold.kernel.Profile;
import freehold.kernel.SeatRange;
import freehold.kernel.Setup;
import java.util.List;

/// {{name}}, as the shared code knows it.
public final class Rules implements Game {
    private static final Profile PROFILE = new Profile(
            "{{id}}",
            "{{name}}",
            "Anonymous",
            "Take the last counter of the heap.",
            SeatRange.exactly(2),
            Options.Schema.of(new Choice.Whole("counters", "counters at the start ({{R}}1)", 4, 30, 15)),
            1);

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
        return new Position(setup, Telling.INSTANCE);
    }
}
