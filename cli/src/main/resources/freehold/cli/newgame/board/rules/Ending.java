package freehold.games.{{package}}.rules;

/// The ways in which a game ends.
public enum Ending implements freehold.kernel.position.Ending {
    LINE(Rule.{{R}}3, "three stones are in a line"),
    FULL(Rule.{{R}}4, "the board is full, and nobody wins");

    private final Rule rule;
    private final String sentence;

    Ending(Rule rule, String sentence) {
        this.rule = rule;
        this.sentence = sentence;
    }

    @Override
    public Rule rule() {
        return rule;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
