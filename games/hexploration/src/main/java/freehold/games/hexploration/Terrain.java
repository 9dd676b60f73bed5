package freehold.games.hexploration;

/// The four types of tiles (H1). Where speed matters a type is its ordinal.
enum Terrain {
    FOREST('F', "forest"),
    HILLS('H', "hills"),
    MARSH('M', "marsh"),
    PLAINS('P', "plains");

    static final int COUNT = 4;
    private static final Terrain[] ALL = values();

    private final char letter;
    private final String word;

    Terrain(char letter, String word) {
        this.letter = letter;
        this.word = word;
    }

    static Terrain of(int type) {
        return ALL[type];
    }

    char letter() {
        return letter;
    }

    String word() {
        return word;
    }
}
