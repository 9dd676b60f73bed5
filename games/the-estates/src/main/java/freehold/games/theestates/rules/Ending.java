package freehold.games.theestates.rules;

/// The ways in which a round ends, and with the last round the game (T21). If several hold at once, the first counts.
///
/// T21 knows a fourth one, a turn in which nothing can be selected; it can't come about, see `stages.Turn`.
public enum Ending implements freehold.kernel.position.Ending {
    TWO_ROWS_COMPLETE(1, "two rows are complete"),
    LAST_ROOFTOP(2, "no rooftop is left"),
    NOTHING_LEFT_TO_BUILD(3, "the offer is empty and every building has a roof");

    private final int number;
    private final String sentence;

    Ending(int number, String sentence) {
        this.number = number;
        this.sentence = sentence;
    }

    /// In hashes.
    int number() {
        return number;
    }

    @Override
    public Rule rule() {
        return Rule.T21;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
