package freehold.laws.three;

import freehold.kernel.Game;
import freehold.laws.GameLaws;

/// A game without guide, lesson, tables and translations passes.
class LawsTest implements GameLaws {
    @Override
    public Game game() {
        return new Rules();
    }
}
