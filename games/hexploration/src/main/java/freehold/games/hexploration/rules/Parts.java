package freehold.games.hexploration.rules;

import freehold.kernel.Options;

/// What a game is played with, as far as that can be chosen: how many types of tiles and tiles of each (H1), the
/// starting money, and how much more of it each later seat has (H3).
public record Parts(int types, int tiles, int cash, int bonus) {
    public static final Parts STANDARD = new Parts(4, 25, 5, 0);

    public static Parts of(Options options) {
        return new Parts(
                options.number("types"), options.number("tiles"), options.number("cash"), options.number("bonus"));
    }
}
