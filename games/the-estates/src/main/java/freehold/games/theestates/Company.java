package freehold.games.theestates;

import freehold.kernel.Ink;
import java.util.List;

/// The six colours of floor cubes and the companies they stand for (T3), in the order of their cubes' numbers.
enum Company {
    B("blue", "Skyline Capital", Ink.BLUE),
    G("green", "Emerald Properties", Ink.GREEN),
    Y("yellow", "Golden Realty", Ink.YELLOW),
    R("red", "Sienna Securities", Ink.RED),
    P("purple", "Heather Equity", Ink.PURPLE),
    S("grey", "Collar Investments", Ink.GREY);

    private static final List<Company> ALL = List.of(values());
    static final int COUNT = 6;

    private final String colour;
    private final String firm;
    private final Ink ink;

    Company(String colour, String firm, Ink ink) {
        this.colour = colour;
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

    String firm() {
        return firm;
    }

    Ink ink() {
        return ink;
    }
}
