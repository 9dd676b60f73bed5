package freehold.browser;

import freehold.answers.Teller;
import freehold.kernel.Games;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Words;

/// Tells what games say.
record Voice(Language language) implements Teller {
    @Override
    public Words words() {
        return Games.words(language);
    }
}
