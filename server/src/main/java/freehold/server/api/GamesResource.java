package freehold.server.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.kernel.position.Ending;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Words;
import freehold.kernel.texts.Guide;
import freehold.kernel.texts.Lesson;
import freehold.kernel.texts.Rulebook;
import freehold.server.http.Exchange;
import freehold.server.http.Speech;
import freehold.server.decisions.Aftermath;
import freehold.server.table.Refused;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// What can be played, and by which rules.
public final class GamesResource {
    /// @param minutes about how long a game takes, as in `40–60`
    /// @param age from which people can play it, if somebody has said so
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Card(
            String id,
            String name,
            String designer,
            String about,
            int minSeats,
            int maxSeats,
            int usualSeats,
            int edition,
            int levels,
            String minutes,
            Optional<Integer> age,
            List<Option> options,
            List<End> endings) {
        static Card of(Game game, Words words) {
            var guide = Guide.of(game, Language.ENGLISH);
            return new Card(
                    game.id(),
                    words.of(game.name()),
                    words.of(game.profile().designer()),
                    words.of(game.profile().about()),
                    game.seats().min(),
                    game.seats().max(),
                    game.seats().usual(),
                    game.edition(),
                    game.levels().size(),
                    guide.minutes(),
                    guide.age(),
                    game.options().choices().stream()
                            .map(choice -> Option.of(choice, words))
                            .toList(),
                    game.endings().stream().map(ending -> End.of(ending, words)).toList());
        }
    }

    /// A way in which a game can end, by the name that a table's `ending` has.
    public record End(String name, String rule, String text) {
        static End of(Ending ending, Words words) {
            return new End(Aftermath.word(ending), ending.rule().name(), words.of(ending.sentence()));
        }
    }

    /// @param name the key for people
    /// @param names the values for people
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Option(
            String key,
            String name,
            String kind,
            String about,
            Optional<Integer> min,
            Optional<Integer> max,
            Optional<List<String>> values,
            Optional<List<String>> names,
            @JsonProperty("default") Object standard) {
        static Option of(Choice choice, Words words) {
            var name = words.of(choice.key());
            var about = words.of(choice.about());
            Optional<Integer> none = Optional.empty();
            return switch (choice) {
                case Choice.Whole(var key, var _, var min, var max, var standard) ->
                    new Option(key, name, "int", about, Optional.of(min), Optional.of(max), standard);
                case Choice.Flag(var key, var _, var standard) ->
                    new Option(key, name, "bool", about, none, none, standard);
                case Choice.Word(var key, var _, var values, var standard) ->
                    new Option(
                            key,
                            name,
                            "word",
                            about,
                            none,
                            none,
                            Optional.of(values),
                            Optional.of(values.stream().map(words::of).toList()),
                            standard);
            };
        }

        private Option(
                String key,
                String name,
                String kind,
                String about,
                Optional<Integer> min,
                Optional<Integer> max,
                Object standard) {
            this(key, name, kind, about, min, max, Optional.empty(), Optional.empty(), standard);
        }
    }

    /// A rule in one line, and whole.
    public record Article(String number, String title, String summary, String text) {
        static Article of(Game game, Rulebook.Entry entry, Words words) {
            var rule = game.rules().stream()
                    .filter(each -> each.name().equals(entry.number()))
                    .findFirst()
                    .orElseThrow();
            return new Article(entry.number(), entry.title(), words.of(rule.summary()), entry.text());
        }
    }

    private final Map<Speech, List<Card>> cards = new ConcurrentHashMap<>();

    /// `GET /games`
    public void list(Exchange exchange) {
        exchange.send(cards.computeIfAbsent(exchange.speech(), GamesResource::cards));
    }

    private static List<Card> cards(Speech speech) {
        return Games.all().stream().map(game -> Card.of(game, speech.words())).toList();
    }

    /// `GET /games/{id}/rules`
    public void rules(Exchange exchange) {
        var game = game(exchange);
        var speech = exchange.speech();
        exchange.send(Rulebook.of(game, speech.language()).entries().stream()
                .map(entry -> Article.of(game, entry, speech.words()))
                .toList());
    }

    /// `GET /games/{id}/rulebook`
    public void rulebook(Exchange exchange) {
        exchange.send(
                RulebookView.of(Rulebook.of(game(exchange), exchange.speech().language())));
    }

    /// `GET /games/{id}/guide`
    public void guide(Exchange exchange) {
        exchange.send(GuideView.of(game(exchange), exchange.speech().language()));
    }

    /// `GET /games/{id}/lesson`
    public void lesson(Exchange exchange) {
        var lesson = Lesson.of(game(exchange));
        exchange.send(LessonView.of(lesson, exchange.speech().language()));
    }

    private static Game game(Exchange exchange) {
        try {
            var present = Games.named(exchange.path("id"));
            return present.inEdition(exchange.number("edition", present.edition()));
        } catch (InvalidSetup e) {
            throw new Refused(Refused.Code.NOT_FOUND, e.phrase());
        }
    }
}
