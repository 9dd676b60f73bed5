package freehold.games.hexploration;

import freehold.kernel.Phrase;
import java.util.List;

/// The four types of tiles (H1), as numbers.
final class Terrain {
    static final int FOREST = 0;
    static final int HILLS = 1;
    static final int MARSH = 2;
    static final int PLAINS = 3;
    static final int COUNT = 4;

    private static final String LETTERS = "FHMP";
    private static final List<Phrase> WORDS =
            List.of(Phrase.of("forest"), Phrase.of("hills"), Phrase.of("marsh"), Phrase.of("plains"));

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
}
