package freehold.lab.report;

import freehold.lab.stats.Openings;
import freehold.lab.stats.Openings.Opening;
import freehold.lab.stats.Share;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/// Which first turns are good, and is a swap right?
final class FirstTurn {
    private static final String TITLE = "Which first turns are good?";
    private static final int FEWEST_GAMES = 10;
    private static final int MOST_BARS = 16;

    private final Subject subject;

    private FirstTurn(Subject subject) {
        this.subject = subject;
    }

    static Chapter of(Subject subject) {
        var parts = subject.variants().stream()
                .filter(part -> !part.found().openings().turns().isEmpty())
                .toList();
        if (parts.isEmpty()) {
            return Chapter.without(TITLE, "This game starts with chance, so first turns can't be compared.");
        }
        var chapter = new FirstTurn(subject);
        return new Chapter(
                TITLE,
                subject.say(parts, FirstTurn::sentence),
                parts.stream().flatMap(part -> chapter.figures(part).stream()).toList(),
                List.of(
                        chapter.sheet("openings", "First turns", "turn", parts, Openings::turns),
                        chapter.sheet("opening-kinds", "First turns by cost", "cost", parts, Openings::kinds)));
    }

    private static String sentence(Subject.Part part) {
        var often = often(telling(part));
        if (often.isEmpty()) {
            return "no first turn came up %d times or more; nothing can be said about single ones.%s"
                    .formatted(FEWEST_GAMES, howOftenSwapped(part));
        }
        return (often.size() == 1 ? onlyTurn(part, often.getFirst()) : strongestAndFairest(part, often))
                + swaps(often)
                + howOftenSwapped(part);
    }

    private static String onlyTurn(Subject.Part part, Map.Entry<String, Opening> turn) {
        return "the agents nearly always begin with %s; whoever has its pieces takes %s."
                .formatted(named(part, turn), worthOf(turn));
    }

    private static String strongestAndFairest(Subject.Part part, List<Map.Entry<String, Opening>> often) {
        var best = often.getLast();
        var balanced = often.stream()
                .min(Comparator.comparingDouble(turn -> Math.abs(worth(turn) - 0.5)))
                .orElseThrow();
        return "by results, the strongest first turn is %s: whoever has its pieces takes %s; closest to equal is %s with %s."
                .formatted(named(part, best), worthOf(best), balanced.getKey(), worthOf(balanced));
    }

    private static String named(Subject.Part part, Map.Entry<String, Opening> turn) {
        return areKinds(part) ? "one that costs " + turn.getKey() : turn.getKey();
    }

    private static String howOftenSwapped(Subject.Part part) {
        var swaps = part.found().openings().swaps();
        return swaps.games() == 0
                ? ""
                : " The second player may swap, and did so in %s of the games."
                        .formatted(Format.percent(swaps.interval().mean()));
    }

    private static String worthOf(Map.Entry<String, Opening> turn) {
        return Format.percent(turn.getValue().owner().interval());
    }

    /// Single turns where there are few, their kinds where there are many.
    private static Map<String, Opening> telling(Subject.Part part) {
        var openings = part.found().openings();
        return areKinds(part) ? openings.kinds() : openings.turns();
    }

    private static boolean areKinds(Subject.Part part) {
        return part.found().openings().kinds().size() > 1;
    }

    /// Those that came up often enough, the weakest first.
    private static List<Map.Entry<String, Opening>> often(Map<String, Opening> openings) {
        return openings.entrySet().stream()
                .filter(turn -> turn.getValue().games() >= FEWEST_GAMES)
                .sorted(Comparator.comparingDouble(FirstTurn::worth))
                .toList();
    }

    private static double worth(Map.Entry<String, Opening> turn) {
        return turn.getValue().owner().interval().mean();
    }

    private static String swaps(List<Map.Entry<String, Opening>> often) {
        var right = names(often, "right");
        var wrong = names(often, "wrong");
        var words = new ArrayList<String>();
        if (!right.isEmpty()) {
            words.add("to swap is right after " + Format.list(right));
        }
        if (!wrong.isEmpty()) {
            words.add("wrong after " + Format.list(wrong));
        }
        return words.isEmpty()
                ? " No first turn can be told from an equal one."
                : " By that, " + Format.list(words) + ".";
    }

    private static List<String> names(List<Map.Entry<String, Opening>> turns, String verdict) {
        return turns.stream()
                .filter(turn -> verdict(turn.getValue()).equals(verdict))
                .map(Map.Entry::getKey)
                .toList();
    }

    private List<Figure> figures(Subject.Part part) {
        var figures = new ArrayList<Figure>();
        var openings = part.found().openings();
        if (areKinds(part)) {
            figures.add(figure(openings.kinds(), "By what the first turn costs" + subject.of(part)));
        }
        figures.add(figure(openings.turns(), "The most frequent first turns" + subject.of(part)));
        return figures;
    }

    private static Figure figure(Map<String, Opening> openings, String caption) {
        var bars = new Bars(1).equal(0.5);
        openings.entrySet().stream()
                .sorted(Comparator.comparingLong(turn -> -turn.getValue().games()))
                .limit(MOST_BARS)
                .sorted(Comparator.comparingDouble(turn -> -worth(turn)))
                .forEach(turn -> bars.bar(
                        "%s (%d)".formatted(turn.getKey(), turn.getValue().games()),
                        turn.getValue().owner().interval()));
        return bars.figure(caption + ": what whoever has its pieces takes; in brackets the games");
    }

    private Sheet<Item<Opening>> sheet(
            String id,
            String title,
            String what,
            List<Subject.Part> parts,
            Function<Openings, Map<String, Opening>> by) {
        return Sheet.of(id, title + ", " + howChosen(), turns(parts, by))
                .column("variant", Item::variant)
                .column(what, Item::name)
                .count("games", turn -> turn.found().games())
                .interval("owner's share %", turn -> turn.found().owner().interval())
                .share(
                        "swapped %",
                        turn -> (double) turn.found().swapped().games()
                                / turn.found().games())
                .column("swapper's share %", turn -> shareIfAny(turn.found().swapped()))
                .column(
                        "first player's share unswapped %",
                        turn -> shareIfAny(turn.found().stayed()))
                .column("second player's expectation %", turn -> expectation(turn.found()))
                .column("a swap is", turn -> verdict(turn.found()));
    }

    private String howChosen() {
        return switch (subject.study().openings()) {
            case PLAYED -> "chosen by the agents";
            case SPREAD -> "drawn evenly";
        };
    }

    /// The most frequent of each variant first.
    private static Stream<Item<Opening>> turns(List<Subject.Part> parts, Function<Openings, Map<String, Opening>> by) {
        return parts.stream()
                .flatMap(part -> Item.ofMaps(
                                List.of(part), each -> by.apply(each.found().openings()))
                        .sorted(Comparator.comparingLong(turn -> -turn.found().games())));
    }

    private static String shareIfAny(Share share) {
        return share.games() == 0 ? "" : Format.hundredths(share.interval().mean());
    }

    private static String expectation(Opening opening) {
        return opening.value().count() == 0 ? "" : Format.number(opening.value().mean() / 10);
    }

    private static String verdict(Opening opening) {
        var owner = opening.owner().interval();
        if (owner.isAbove(0.5)) {
            return "right";
        }
        return owner.isBelow(0.5) ? "wrong" : "open";
    }
}
