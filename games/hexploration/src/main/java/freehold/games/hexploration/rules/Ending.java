package freehold.games.hexploration.rules;

/// The ways in which a game ends, both by H18.
public enum Ending implements freehold.kernel.position.Ending {
    TILES_OUT("21 or more tiles of one type were out of the bag"),
    STANDSTILL("nobody had placed a tile for four rounds");

    private final String sentence;

    Ending(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public Rule rule() {
        return Rule.H18;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
