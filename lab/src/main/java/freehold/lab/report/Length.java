package freehold.lab.report;

import freehold.lab.stats.Histogram;
import java.util.List;
import java.util.stream.Stream;

/// How long does it take?
final class Length {
    private Length() {}

    static Chapter of(Subject subject) {
        return new Chapter(
                "How long is it?",
                subject.say(subject.variants(), Length::sentence),
                Columns.figures(
                        subject,
                        subject.variants(),
                        "Plies in a game",
                        "plies",
                        part -> part.found().lengths().plies()),
                List.of(sheet(subject)));
    }

    private static String sentence(Subject.Part part) {
        var plies = part.found().lengths().plies();
        var turns = part.found().lengths().turns();
        return "a game takes %s plies in %s turns (medians); half of all games take between %s and %s plies, the longest took %s."
                .formatted(
                        Format.count(plies.quantile(0.5)),
                        Format.count(turns.quantile(0.5)),
                        Format.count(plies.quantile(0.25)),
                        Format.count(plies.quantile(0.75)),
                        Format.count(plies.counts().lastKey()));
    }

    private static Sheet<Item<Histogram>> sheet(Subject subject) {
        return Sheet.of(
                        "lengths",
                        "Length of games",
                        subject.variants().stream().flatMap(Length::measures))
                .column("variant", Item::variant)
                .column("measure", Item::name)
                .count("games", item -> item.found().total())
                .number("mean", item -> item.found().moments().mean())
                .quantiles(Item::found)
                .count("longest", item -> item.found().counts().lastKey());
    }

    private static Stream<Item<Histogram>> measures(Subject.Part part) {
        var lengths = part.found().lengths();
        return Stream.of(
                new Item<>(part, "plies", lengths.plies()),
                new Item<>(part, "plies with a choice", lengths.decisions()),
                new Item<>(part, "turns", lengths.turns()));
    }
}
