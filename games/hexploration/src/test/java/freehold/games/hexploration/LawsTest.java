package freehold.games.hexploration;

import freehold.kernel.Game;
import freehold.laws.GameLaws;

class LawsTest implements GameLaws {
    @Override
    public Game game() {
        return new Rules();
    }
}
