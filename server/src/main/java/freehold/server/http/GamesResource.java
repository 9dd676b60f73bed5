package freehold.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.InvalidSetup;
import freehold.server.table.Refused;
import java.util.List;
import java.util.Optional;

/// What can be played, and by which rules.
final class GamesResource {
    record Card(
            String id,
            String name,
            String designer,
            String about,
            int minSeats,
            int maxSeats,
            int usualSeats,
            int edition,
            int levels,
            List<Option> options) {
        static Card of(Game game) {
            return new Card(
                    game.id(),
                    game.name(),
                    game.designer(),
                    game.about(),
                    game.seats().min(),
                    game.seats().max(),
                    game.seats().usual(),
                    game.edition(),
                    game.levels().size(),
                    game.options().choices().stream().map(Option::of).toList());
        }
    }

    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Option(
            String key,
            String kind,
            String about,
            Optional<Integer> min,
            Optional<Integer> max,
            Optional<List<String>> values,
            @JsonProperty("default") Object standard) {
        static Option of(Choice choice) {
            return switch (choice) {
                case Choice.Whole whole ->
                    new Option(
                            whole.key(),
                            "int",
                            whole.about(),
                            Optional.of(whole.min()),
                            Optional.of(whole.max()),
                            Optional.empty(),
                            whole.standard());
                case Choice.Flag flag ->
                    new Option(
                            flag.key(),
                            "bool",
                            flag.about(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            flag.standard());
                case Choice.Word word ->
                    new Option(
                            word.key(),
                            "word",
                            word.about(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.of(word.values()),
                            word.standard());
            };
        }
    }

    /// `GET /games`
    void list(Exchange exchange) {
        exchange.send(Games.all().stream().map(Card::of).toList());
    }

    /// `GET /games/{id}/rules`
    void rules(Exchange exchange) {
        var language = exchange.query("lang").orElse("en");
        if (!language.equals("en")) {
            throw new Refused(Refused.Code.NOT_FOUND, "the rules are there in English: lang=en");
        }
        exchange.send(game(exchange).rulebook().entries());
    }

    private static Game game(Exchange exchange) {
        try {
            var present = Games.named(exchange.path("id"));
            return present.inEdition(exchange.number("edition", present.edition()));
        } catch (InvalidSetup e) {
            throw new Refused(Refused.Code.NOT_FOUND, e.sentence());
        }
    }
}
