package freehold.games.estate.rules;

/// The rules of `RULES.md`, each in one line.
public enum Rule implements freehold.kernel.position.Rule {
    E1("The board has n cells to a side.", true),
    E2("A cell costs n minus its distance from the centre.", false),
    E3("A turn has n points, which buy empty cells at their prices.", true),
    E4("A turn places at least one piece.", true),
    E5("Points left over are lost.", false),
    E6("The pieces of a turn need not touch each other.", false),
    E7(
            "Each colour has half as many pieces as the board has cells, rounded down, plus 5; whoever has none left sits out.",
            false),
    E8("The six sides are the outer rows; a corner belongs to two.", false),
    E9("Whoever connects two opposite sides, or three sides no two of which are neighbours, wins at once.", true),
    E10("After Light's first turn the second player may swap.", true);

    private final String summary;
    private final boolean canBeBroken;

    Rule(String summary, boolean canBeBroken) {
        this.summary = summary;
        this.canBeBroken = canBeBroken;
    }

    @Override
    public String summary() {
        return summary;
    }

    @Override
    public boolean canBeBroken() {
        return canBeBroken;
    }
}
