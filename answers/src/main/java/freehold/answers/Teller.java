package freehold.answers;

import freehold.kernel.telling.Language;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Words;

/// Tells sentences in one language, as they go over the wire.
public interface Teller {
    Language language();

    Words words();

    /// A seat that a sentence speaks of stands there as `@3`, so that every client calls the player by the same name
    /// everywhere.
    default String tell(Phrase phrase) {
        return phrase.in(words(), seat -> "@" + seat);
    }
}
