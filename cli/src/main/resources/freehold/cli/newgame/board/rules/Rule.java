package freehold.games.{{package}}.rules;

/// The rules of `RULES.md`, each in one line.
public enum Rule implements freehold.kernel.position.Rule {
    {{R}}1("The board has n cells to a side.", true),
    {{R}}2("A turn places one stone on an empty cell; there is no passing.", true),
    {{R}}3("Three stones in a straight line win.", true),
    {{R}}4("A full board without such a line is a draw.", true);

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
