package freehold.kernel;

/// Somebody asked for a game, seat count or option that does not exist.
public final class InvalidSetup extends IllegalArgumentException {
    private final String sentence;

    public InvalidSetup(String sentence) {
        super(sentence);
        this.sentence = sentence;
    }

    /// What was wrong and what is right, for whoever asked.
    public String sentence() {
        return sentence;
    }
}
