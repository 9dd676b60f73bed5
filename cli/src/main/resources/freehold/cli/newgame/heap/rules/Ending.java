package freehold.games.{{package}}.rules;

/// The ways in which a game ends.
public enum Ending implements freehold.kernel.position.Ending {
    TAKEN(Rule.{{R}}3, "the last counter is taken");

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
