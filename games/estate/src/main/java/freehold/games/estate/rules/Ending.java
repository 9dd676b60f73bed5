package freehold.games.estate.rules;

/// The ways in which a game ends.
public enum Ending implements freehold.kernel.position.Ending {
    OPPOSITE_SIDES("two opposite sides are connected"),
    THREE_SIDES("three sides are connected, no two of them adjacent");

    private final String sentence;

    Ending(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public Rule rule() {
        return Rule.E9;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
