package freehold.games.esgros.words;

import freehold.games.esgros.rules.Position;

/// The words for things of this game.
public final class Names {
    private Names() {}

    public static String colour(int colour) {
        return colour == Position.BLACK ? "black" : "white";
    }
}
