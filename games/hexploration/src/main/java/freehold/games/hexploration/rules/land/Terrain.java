package freehold.games.hexploration.rules.land;

/// The types of tiles (H1), as numbers. A game has the first so many of them.
public final class Terrain {
    public static final int FOREST = 0;
    static final int HILLS = 1;
    static final int MARSH = 2;
    public static final int PLAINS = 3;
    /// How many there are at most: desert and lake are the others.
    public static final int MOST = 6;

    private Terrain() {}
}
