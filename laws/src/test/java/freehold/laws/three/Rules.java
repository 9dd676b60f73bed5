package freehold.laws.three;

import freehold.kernel.Game;
import freehold.kernel.Options;
import freehold.kernel.Profile;
import freehold.kernel.SeatRange;
import freehold.kernel.Setup;
import java.util.List;

public final class Rules implements Game {
    @Override
    public Profile profile() {
        return new Profile(
                "three",
                "Three cells",
                "nobody",
                "The shortest game there is.",
                SeatRange.exactly(2),
                Options.Schema.of(),
                1);
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
        return new Position();
    }
}
