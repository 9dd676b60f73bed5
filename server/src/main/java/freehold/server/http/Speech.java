package freehold.server.http;

import freehold.kernel.Games;
import freehold.kernel.Language;
import freehold.kernel.Words;
import io.helidon.common.uri.UriQuery;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The language in which somebody wants to be told things: as the address says (`lang=ja`), else as the browser is
/// set, else English.
record Speech(Language language) {
    static final Speech ENGLISH = new Speech(Language.ENGLISH);

    private static final Map<Language, Words> WORDS = new ConcurrentHashMap<>();

    /// One choice of a browser: `en-GB;q=0.8`.
    private record Preference(String code, double weight) {
        static Preference of(String text) {
            var parts = text.strip().split("\\s*;\\s*q=", 2);
            return new Preference(parts[0], parts.length == 1 ? 1 : number(parts[1]));
        }

        private static double number(String text) {
            try {
                return Double.parseDouble(text);
            } catch (NumberFormatException e) {
                return 0;
            }
        }
    }

    static Speech of(UriQuery query, Headers headers) {
        return query.first("lang")
                .asOptional()
                .flatMap(Language::of)
                .or(() -> headers.value(HeaderNames.ACCEPT_LANGUAGE).flatMap(Speech::preferred))
                .map(Speech::new)
                .orElse(ENGLISH);
    }

    /// The first language of a header such as `fr, ja;q=0.9, en;q=0.8` that is spoken here.
    static Optional<Language> preferred(String header) {
        return Arrays.stream(header.split(",", -1))
                .map(Preference::of)
                .sorted(Comparator.comparingDouble(Preference::weight).reversed())
                .flatMap(choice -> Language.of(choice.code).stream())
                .findFirst();
    }

    /// What games and tables say.
    Words words() {
        return WORDS.computeIfAbsent(language, Speech::read);
    }

    private static Words read(Language language) {
        return Games.words(language).and(Words.beside(Speech.class, language));
    }
}
