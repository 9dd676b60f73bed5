package freehold.lab.report;

import freehold.lab.stats.Histogram;
import freehold.lab.stats.Uses;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Which rules matter in practice? Kinds of plies and their effects, and what winners do more of.
final class RulesInUse {
    private static final int MOST_NAMED = 4;
    /// What comes up in fewer games is a curiosity.
    private static final double RARE = 0.05;
    /// A smaller difference, such as that the winner has the last ply, is none that matters.
    private static final double SLIGHT = 0.01;

    private final Subject subject;

    private RulesInUse(Subject subject) {
        this.subject = subject;
    }

    static Chapter of(Subject subject) {
        var chapter = new RulesInUse(subject);
        var sentences = new ArrayList<>(subject.say(subject.variants(), RulesInUse::seldom));
        sentences.addAll(subject.say(subject.variants(), chapter::more));
        sentences.addAll(subject.say(subject.variants(), chapter::less));
        var figures = new ArrayList<Figure>();
        for (var part : subject.variants()) {
            figures.add(chapter.frequency(part));
            figures.add(chapter.winners(part));
        }
        return new Chapter("Which rules matter?", sentences, figures, List.of(uses(subject), amounts(subject)));
    }

    private static String seldom(Subject.Part part) {
        var uses = part.found().uses();
        var rare = uses.uses().entrySet().stream()
                .filter(use -> inGames(use, uses) < RARE)
                .map(use -> "“%s” (%s)".formatted(use.getKey(), Format.percent(inGames(use, uses))))
                .toList();
        return rare.isEmpty() ? "" : "seldom seen, by share of the games: %s.".formatted(Format.list(rare));
    }

    private String more(Subject.Part part) {
        var more = told(telling(part.found().uses()).stream().filter(use -> lean(use) > 0));
        return more.isEmpty()
                ? ""
                : "winners do more than an equal part (%s) of this: %s."
                        .formatted(Format.percent(subject.fair()), Format.list(more));
    }

    private String less(Subject.Part part) {
        var less = told(telling(part.found().uses()).reversed().stream().filter(use -> lean(use) < 0));
        return less.isEmpty()
                ? ""
                : "winners do less than an equal part (%s) of this: %s."
                        .formatted(Format.percent(subject.fair()), Format.list(less));
    }

    private static List<String> told(Stream<Map.Entry<String, Uses.Use>> uses) {
        return uses.limit(MOST_NAMED)
                .map(use -> "“%s” %s"
                        .formatted(use.getKey(), Format.percent(use.getValue().byWinners())))
                .toList();
    }

    private static double inGames(Map.Entry<String, Uses.Use> use, Uses uses) {
        return (double) use.getValue().games() / uses.games();
    }

    /// Uses that go with winning or losing beyond chance, what winners do most of first.
    private List<Map.Entry<String, Uses.Use>> telling(Uses uses) {
        return uses.uses().entrySet().stream()
                .filter(use -> inGames(use, uses) >= RARE && Math.abs(lean(use)) >= SLIGHT)
                .filter(use -> use.getValue().byWinners().isAbove(subject.fair())
                        || use.getValue().byWinners().isBelow(subject.fair()))
                .sorted(Comparator.comparingDouble(use -> -lean(use)))
                .toList();
    }

    private double lean(Map.Entry<String, Uses.Use> use) {
        return use.getValue().byWinners().mean() - subject.fair();
    }

    private Figure frequency(Subject.Part part) {
        var uses = part.found().uses();
        var bars = new Bars(1);
        uses.uses().entrySet().stream()
                .sorted(Comparator.comparingDouble(use -> -inGames(use, uses)))
                .forEach(use -> bars.bar(use.getKey(), inGames(use, uses)));
        return bars.figure("In how many games each kind of ply, and each effect of it, comes up" + subject.of(part));
    }

    private Figure winners(Subject.Part part) {
        var uses = part.found().uses();
        var bars = new Bars(1).equal(subject.fair());
        uses.uses().entrySet().stream()
                .sorted(Comparator.comparingDouble(use -> -lean(use)))
                .forEach(use -> bars.bar(use.getKey(), use.getValue().byWinners()));
        return bars.figure(
                "How much of it the winners do; at the line it has nothing to do with winning" + subject.of(part));
    }

    private static Sheet<Item<Uses.Use>> uses(Subject subject) {
        var uses = Item.ofMaps(subject.variants(), part -> part.found().uses().uses());
        return Sheet.of("uses", "Kinds of plies and their effects", uses)
                .column("variant", Item::variant)
                .column("what", Item::name)
                .count("times", use -> use.found().count())
                .fine("a game", use -> (double) use.found().count() / games(use))
                .share("in games %", use -> (double) use.found().games() / games(use))
                .interval("by winners %", use -> use.found().byWinners());
    }

    private static long games(Item<Uses.Use> use) {
        return use.part().found().uses().games();
    }

    private static Sheet<Item<Histogram>> amounts(Subject subject) {
        var amounts =
                Item.ofMaps(subject.variants(), part -> part.found().uses().amounts());
        return Sheet.of("amounts", "What plies cost or are about", amounts)
                .column("variant", Item::variant)
                .column("what", Item::name)
                .count("times", amount -> amount.found().total())
                .fine("mean", amount -> amount.found().moments().mean())
                .quantiles(Item::found)
                .count("most", amount -> amount.found().counts().lastKey());
    }
}
