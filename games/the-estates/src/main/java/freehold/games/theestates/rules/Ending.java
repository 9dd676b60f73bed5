package freehold.games.theestates.rules;

/// The ways in which a round ends, and with the last round the game (T21). If several hold at once, the first counts.
///
/// T21 knows a fourth one, a turn in which nothing can be selected; it can't come about, see `stages.Turn`.
public enum Ending implements freehold.kernel.position.Ending {
    TWO_ROWS_COMPLETE("two rows are complete"),
    LAST_ROOFTOP("no rooftop is left"),
    NOTHING_LEFT_TO_BUILD("the offer is empty and every building has a roof");

    private final String sentence;

    Ending(String sentence) {
        this.sentence = sentence;
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
