package freehold.games.{{package}}.rules;

/// The rules of `RULES.md`, each in one line.
public enum Rule implements freehold.kernel.position.Rule {
    {{R}}1("The game starts with a heap of counters.", false),
    {{R}}2("A turn takes one, two or three counters; there is no passing.", true),
    {{R}}3("The player who takes the last counter wins.", true);

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
