package freehold.games.{{package}};

import static org.assertj.core.api.Assertions.assertThat;

import freehold.games.{{package}}.rules.Position;
import freehold.kernel.Game;
import freehold.laws.GameLaws;

class LawsTest implements GameLaws {
    @Override
    public Game game() {
        return new Rules();
    }

    @Override
    public void check(freehold.kernel.position.Position any) {
        var position = (Position) any;
        assertThat(position.left()).as("counters left").isNotNegative();
    }
}
