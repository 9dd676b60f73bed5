package freehold.games.theestates;

import freehold.kernel.telling.Ink;
import java.util.List;

/// The six colours of floor cubes and the companies they stand for (T3), in the order of their cubes' numbers.
enum Company {
    B("blue", "blue %s", "Skyline Capital", Ink.BLUE),
    G("green", "green %s", "Emerald Properties", Ink.GREEN),
    Y("yellow", "yellow %s", "Golden Realty", Ink.YELLOW),
    R("red", "red %s", "Sienna Securities", Ink.RED),
    P("purple", "purple %s", "Heather Equity", Ink.PURPLE),
    S("grey", "grey %s", "Collar Investments", Ink.GREY);

    private static final List<Company> ALL = List.of(values());
    static final int COUNT = 6;

    private final String colour;
    private final String cube;
    private final String firm;
    private final Ink ink;

    Company(String colour, String cube, String firm, Ink ink) {
        this.colour = colour;
        this.cube = cube;
        this.firm = firm;
        this.ink = ink;
    }

    static Company of(int colour) {
        return ALL.get(colour);
    }

    static boolean hasLetter(String letter) {
        return ALL.stream().anyMatch(company -> company.name().equals(letter));
    }

    String colour() {
        return colour;
    }

    /// The template of what a cube of this colour is called.
    String cube() {
        return cube;
    }

    String firm() {
        return firm;
    }

    Ink ink() {
        return ink;
    }
}
