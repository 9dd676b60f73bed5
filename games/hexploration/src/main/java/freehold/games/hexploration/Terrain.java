package freehold.games.hexploration;

import freehold.kernel.telling.Phrase;
import java.util.List;
import java.util.stream.IntStream;

/// The types of tiles (H1), as numbers. A game has the first so many of them.
final class Terrain {
    static final int FOREST = 0;
    static final int HILLS = 1;
    static final int MARSH = 2;
    static final int PLAINS = 3;
    /// How many there are at most.
    static final int MOST = 6;

    private static final String LETTERS = "FHMPDL";
    private static final List<Phrase> WORDS = List.of(
            Phrase.of("forest"),
            Phrase.of("hills"),
            Phrase.of("marsh"),
            Phrase.of("plains"),
            Phrase.of("desert"),
            Phrase.of("lake"));

    private Terrain() {}

    static Phrase word(int type) {
        return WORDS.get(type);
    }

    /// As in tokens.
    static String letter(int type) {
        return LETTERS.substring(type, type + 1);
    }

    /// The type of a letter; negative if there is none.
    static int lettered(String letter) {
        return LETTERS.indexOf(letter);
    }

    /// `F (forest), H (hills), M (marsh)`.
    static Phrase list(int types) {
        return Phrase.joined(
                "%s, %s",
                IntStream.range(0, types)
                        .mapToObj(type -> Phrase.of("%s (%s)", letter(type), word(type)))
                        .toList());
    }
}
