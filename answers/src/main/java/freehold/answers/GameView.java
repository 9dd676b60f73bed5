package freehold.answers;

import freehold.kernel.Choice;
import freehold.kernel.Game;
import freehold.kernel.Games;
import freehold.kernel.telling.Language;
import freehold.kernel.telling.Words;
import freehold.kernel.texts.Guide;
import freehold.kernel.texts.LevelRating;
import freehold.kernel.texts.Rulebook;
import freehold.wire.game.Ending;
import freehold.wire.game.Option;
import freehold.wire.game.Placing;
import freehold.wire.game.Rule;
import java.util.List;
import java.util.Optional;

/// A game and its rules, made ready for the wire.
public final class GameView {
    private GameView() {}

    /// Every game there is.
    public static List<freehold.wire.game.Game> all(Words words) {
        return Games.all().stream().map(game -> of(game, words)).toList();
    }

    public static List<Rule> rules(Game game, Teller teller) {
        return Rulebook.of(game, teller.language()).entries().stream()
                .map(entry -> rule(game, entry, teller.words()))
                .toList();
    }

    public static freehold.wire.game.Game of(Game game, Words words) {
        var guide = Guide.of(game, Language.ENGLISH);
        return new freehold.wire.game.Game(
                game.id(),
                words.of(game.name()),
                words.of(game.profile().designer()),
                words.of(game.profile().about()),
                game.seats().min(),
                game.seats().max(),
                game.seats().usual(),
                game.edition(),
                game.levels().size(),
                LevelRating.of(game).stream().map(LevelRating::rating).toList(),
                guide.minutes(),
                guide.age(),
                game.options().choices().stream()
                        .map(choice -> option(choice, words))
                        .toList(),
                game.placing().map(GameView::placing),
                endings(game, words));
    }

    private static Placing placing(freehold.kernel.Placing placing) {
        return new Placing(placing.pieces(), placing.numbers(), placing.example());
    }

    private static List<Ending> endings(Game game, Words words) {
        return game.endings().stream()
                .map(ending -> new Ending(ending.word(), ending.rule().name(), words.of(ending.sentence())))
                .toList();
    }

    private static Option option(Choice choice, Words words) {
        return switch (choice) {
            case Choice.Whole whole ->
                option(whole, words, "int", Optional.of(whole.min()), Optional.of(whole.max()), Optional.empty());
            case Choice.Flag flag -> option(flag, words, "bool", Optional.empty(), Optional.empty(), Optional.empty());
            case Choice.Word word ->
                option(word, words, "word", Optional.empty(), Optional.empty(), Optional.of(word.values()));
        };
    }

    private static Option option(
            Choice choice,
            Words words,
            String kind,
            Optional<Integer> min,
            Optional<Integer> max,
            Optional<List<String>> values) {
        return new Option(
                choice.key(),
                words.of(choice.key()),
                kind,
                words.of(choice.about()),
                min,
                max,
                values,
                values.map(all -> all.stream().map(words::of).toList()),
                choice.standard());
    }

    public static Rule rule(Game game, Rulebook.Entry entry, Words words) {
        var rule = game.rules().stream()
                .filter(each -> each.name().equals(entry.number()))
                .findFirst()
                .orElseThrow();
        return new Rule(entry.number(), entry.title(), words.of(rule.summary()), entry.text());
    }
}
