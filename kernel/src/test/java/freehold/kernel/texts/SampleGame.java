package freehold.kernel.texts;

import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Options;
import freehold.kernel.SeatRange;
import freehold.kernel.Setup;
import freehold.kernel.position.Ending;
import freehold.kernel.position.Position;
import freehold.kernel.position.Rule;
import java.util.List;

/// A game that is only spoken of: it can be set up for two, and nobody plays it.
final class SampleGame implements Game {
    @Override
    public String id() {
        return "sample";
    }

    @Override
    public String name() {
        return "Sample";
    }

    @Override
    public String designer() {
        return "nobody";
    }

    @Override
    public String about() {
        return "A game for tests.";
    }

    @Override
    public SeatRange seats() {
        return SeatRange.exactly(2);
    }

    @Override
    public Options.Schema options() {
        return Options.Schema.of(new Choice.Whole("size", "how large it is", 2, 5, 5));
    }

    @Override
    public int edition() {
        return 1;
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
