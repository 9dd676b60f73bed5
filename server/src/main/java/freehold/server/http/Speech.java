package freehold.server.http;

import freehold.answers.Teller;
import freehold.kernel.Games;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;

/// The language in which somebody wants to be told things: as the address says (`lang=ja`), else as the browser is
/// set, else English.
public record Speech(Language language) implements Teller {
    public static final Speech ENGLISH = new Speech(Language.ENGLISH);

    private static final Map<Language, Words> WORDS = new ConcurrentHashMap<>();
    /// Nobody speaks more languages; whoever sends more wants to keep us busy.
    private static final int MOST_CHOICES = 10;

    private static final int LONGEST_CHOICE = 100;

    /// One choice of a browser: `en-GB;q=0.8`.
    private record Preference(String code, double weight) {
        static Preference of(String text) {
            var end = text.indexOf(';');
            return end < 0
                    ? new Preference(text.strip(), 1)
                    : new Preference(
                            text.substring(0, end).strip(),
                            number(text.substring(end + 1).strip()));
        }

        private static double number(String text) {
            try {
                return text.startsWith("q=") ? Double.parseDouble(text.substring(2)) : 0;
            } catch (NumberFormatException e) {
                return 0;
            }
        }
    }

    public static Speech of(Query query, HttpFields headers) {
        return query.value("lang")
                .flatMap(Language::of)
                .or(() -> Optional.ofNullable(headers.get(HttpHeader.ACCEPT_LANGUAGE))
                        .flatMap(Speech::preferred))
                .map(Speech::new)
                .orElse(ENGLISH);
    }

    /// The first language of a header such as `fr, ja;q=0.9, en;q=0.8` that is spoken here.
    public static Optional<Language> preferred(String header) {
        var choices = new ArrayList<Preference>();
        for (int from = 0, to; from <= header.length() && choices.size() < MOST_CHOICES; from = to + 1) {
            var comma = header.indexOf(',', from);
            to = comma < 0 ? header.length() : comma;
            choices.add(Preference.of(header.substring(from, Math.min(to, from + LONGEST_CHOICE))));
        }
        return choices.stream()
                .sorted(Comparator.comparingDouble(Preference::weight).reversed())
                .flatMap(choice -> Language.of(choice.code).stream())
                .findFirst();
    }

    /// What games and tables say.
    @Override
    public Words words() {
        return WORDS.computeIfAbsent(language, Speech::read);
    }

    private static Words read(Language language) {
        return Games.words(language).and(Words.beside(Speech.class, language));
    }
}
