package freehold.games.hexploration.words;

import freehold.games.hexploration.rules.Markets;
import freehold.games.hexploration.rules.land.Land;
import freehold.games.hexploration.rules.land.Space;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Place;
import java.util.List;
import java.util.stream.IntStream;

/// What the things of the game are called, in tokens and in sentences.
public final class Names {
    private static final List<String> LETTERS = List.of("F", "H", "M", "P", "D", "L");
    private static final List<Phrase> TERRAINS = List.of(
            Phrase.of("forest"),
            Phrase.of("hills"),
            Phrase.of("marsh"),
            Phrase.of("plains"),
            Phrase.of("desert"),
            Phrase.of("lake"));

    private Names() {}

    /// A type of tile in a sentence.
    public static Phrase terrain(int type) {
        return TERRAINS.get(type);
    }

    /// A type of tile in a token.
    public static String letter(int type) {
        return LETTERS.get(type);
    }

    /// The type of a letter; negative if there is none.
    public static int type(String letter) {
        return LETTERS.indexOf(letter);
    }

    /// `F (forest), H (hills), M (marsh)`.
    static Phrase terrains(int types) {
        return Phrase.joined(
                "%s, %s",
                IntStream.range(0, types)
                        .mapToObj(type -> Phrase.of("%s (%s)", letter(type), terrain(type)))
                        .toList());
    }

    /// A tile in a market, in a token: `F3`.
    static String goods(int slot) {
        return letter(Markets.type(slot)) + Markets.price(slot);
    }

    /// An area in a sentence, by what it is and where: `the marsh (2,-1)`.
    public static Phrase area(Land land, int area) {
        return Phrase.of("the %s (%s)", terrain(land.type(area)), Space.name(land.name(area)));
    }

    /// An area in a token: `2,-1`.
    public static String of(Land land, int area) {
        return Space.name(land.name(area));
    }

    /// A pawn in a token, and in views: `1`.
    public static String pawn(int pawn) {
        return "" + (pawn + 1);
    }

    /// A tile in a market, in a sentence: `forest tile at $3`.
    public static Phrase offer(int slot) {
        return Phrase.of("%s tile at $%s", terrain(Markets.type(slot)), Markets.price(slot));
    }

    /// A space as it is drawn.
    public static Place place(int space) {
        return Place.hex(Space.name(space), Space.q(space), Space.r(space));
    }

    public static Phrase tiles(int count) {
        return count == 1 ? Phrase.of("1 tile") : Phrase.of("%s tiles", count);
    }

    public static Phrase markers(int count) {
        return count == 1 ? Phrase.of("1 marker") : Phrase.of("%s markers", count);
    }
}
