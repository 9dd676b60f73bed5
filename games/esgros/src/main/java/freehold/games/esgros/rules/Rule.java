package freehold.games.esgros.rules;

/// The rules of `RULES.md`, each in one line.
public enum Rule implements freehold.kernel.position.Rule {
    G1("The board has n cells to a side.", true),
    G2("A group is all connected stones of one colour.", false),
    G3("A turn places one stone on an empty cell; there is no passing.", true),
    G4("Groups grow by small steps; whoever is behind may catch up, unless the rule is read strictly.", false),
    G4a("The new stone's group may not exceed your largest, unless you catch up or every cell would exceed it.", true),
    G4b("Above the enemy's largest group, only the smallest size may be made.", true),
    G5("Smaller enemy groups that touch the new stone's group are removed.", false),
    G6("Whoever removes the last enemy stone wins.", true),
    G7("After the first stone the second player may swap.", true),
    G8("A full board at the start of a turn is a draw.", true),
    G9("Every move raises the list of group sizes, so the game ends.", false);

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
