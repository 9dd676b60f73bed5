package freehold.games.theestates.rules;

import freehold.kernel.telling.Ink;
import java.util.List;

/// The six colours of floor cubes and the companies they stand for (T3), in the order of their cubes' numbers.
public enum Company {
    B("blue", "blue %s", "Skyline Capital", Ink.BLUE),
    G("green", "green %s", "Emerald Properties", Ink.GREEN),
    Y("yellow", "yellow %s", "Golden Realty", Ink.YELLOW),
    R("red", "red %s", "Sienna Securities", Ink.RED),
    P("purple", "purple %s", "Heather Equity", Ink.PURPLE),
    S("grey", "grey %s", "Collar Investments", Ink.GREY);

    private static final List<Company> ALL = List.of(values());
    public static final int COUNT = 6;

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

    public static Company of(int colour) {
        return ALL.get(colour);
    }

    public static boolean hasLetter(String letter) {
        return ALL.stream().anyMatch(company -> company.name().equals(letter));
    }

    public String colour() {
        return colour;
    }

    /// The template of what a cube of this colour is called.
    public String cube() {
        return cube;
    }

    public String firm() {
        return firm;
    }

    public Ink ink() {
        return ink;
    }
}
