package freehold.games.esgros;

/// The ways in which a game ends.
enum Ending implements freehold.kernel.Ending {
    ANNIHILATION(Rule.G6, "the last enemy stone is removed"),
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
