package freehold.games.estate.words;

import freehold.games.estate.rules.Position;
import freehold.kernel.telling.Phrase;

/// The words for things of this game.
public final class Names {
    private static final String[] SIDES = {
        "bottom", "lower right", "upper right", "top", "upper left", "lower left",
    };

    private Names() {}

    public static Phrase points(int points) {
        return points == 1 ? Phrase.of("1 point") : Phrase.of("%s points", points);
    }

    public static String colour(int colour) {
        return colour == Position.LIGHT ? "light" : "dark";
    }

    /// A side of the board; they are numbered from 1, the bottom one, to the right and on round the board.
    public static String side(int number) {
        return SIDES[number - 1];
    }
}
