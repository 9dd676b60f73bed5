package freehold.kernel;

import freehold.kernel.telling.Phrase;

/// Somebody asked for a game, seat count or option that does not exist.
public final class InvalidSetup extends IllegalArgumentException {
    private final transient Phrase phrase;

    public InvalidSetup(Phrase phrase) {
        super(phrase.toString());
        this.phrase = phrase;
    }

    public InvalidSetup(String sentence) {
        this(Phrase.of(sentence));
    }

    /// What was wrong and what is right, for the caller.
    public Phrase phrase() {
        return phrase;
    }

    /// The same in English.
    public String sentence() {
        return phrase.toString();
    }
}
