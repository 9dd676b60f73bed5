package freehold.kernel.texts;

import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Options;
import freehold.kernel.Profile;
import freehold.kernel.SeatRange;
import freehold.kernel.Setup;
import freehold.kernel.position.Ending;
import freehold.kernel.position.Position;
import freehold.kernel.position.Rule;
import java.util.List;

/// A game that is only spoken of: it can be set up for two, and nobody plays it.
final class SampleGame implements Game {
    private static final Profile PROFILE = new Profile(
            "sample",
            "Sample",
            "nobody",
            "A game for tests.",
            SeatRange.exactly(2),
            Options.Schema.of(new Choice.Whole("size", "how large it is", 2, 5, 5)),
            1);

    @Override
    public Profile profile() {
        return PROFILE;
    }

    @Override
    public List<Rule> rules() {
        return List.of();
    }

    @Override
    public List<Ending> endings() {
        return List.of();
    }

    @Override
    public Position start(Setup setup) {
        throw new UnsupportedOperationException("nobody plays it");
    }
}
