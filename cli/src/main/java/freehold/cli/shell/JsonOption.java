package freehold.cli.shell;

import freehold.answers.Teller;
import freehold.kernel.Game;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Phrase;
import freehold.kernel.telling.Words;
import picocli.CommandLine.Option;

/// Answers for programs: one JSON value on a line.
public final class JsonOption {
    @Option(names = "--json", description = "answers with one JSON value, for programs")
    private boolean wanted;

    public boolean isWanted() {
        return wanted;
    }

    /// Tells sentences of a game as the terminal does, with seats by their number.
    public static Teller teller(Game game, Language language) {
        return new Plain(language, game.words(language));
    }

    private record Plain(Language language, Words words) implements Teller {
        @Override
        public String tell(Phrase phrase) {
            return phrase.in(words);
        }
    }
}
