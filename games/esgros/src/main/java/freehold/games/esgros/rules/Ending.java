package freehold.games.esgros.rules;

/// The ways in which a game ends. They name colours, so that the sentence is true for the winner and for the loser.
public enum Ending implements freehold.kernel.position.Ending {
    WHITE_REMOVED(Rule.G6, "all white stones are removed"),
    BLACK_REMOVED(Rule.G6, "all black stones are removed"),
    DEAD_BOARD(Rule.G8, "the board is full, and nobody wins");

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
