package freehold.lab.report;

import freehold.lab.stats.Openings.Opening;
import freehold.lab.study.Study;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// Which first turns are good, and is a swap right?
final class FirstTurn {
    private static final int FEWEST_GAMES = 10;
    private static final int MOST_BARS = 16;

    private final Subject subject;

    private FirstTurn(Subject subject) {
        this.subject = subject;
    }

    static Chapter of(Subject subject) {
        var chapter = new FirstTurn(subject);
        var parts = subject.variants().stream()
                .filter(part -> !part.found().openings().turns().isEmpty())
                .toList();
        if (parts.isEmpty()) {
            return new Chapter(
                    "Which first turns are good?",
                    List.of("This game starts with chance, so first turns can't be compared."),
                    List.of(),
                    List.of());
        }
        return new Chapter(
                "Which first turns are good?",
                subject.say(parts, FirstTurn::sentence),
                parts.stream().flatMap(part -> chapter.figures(part).stream()).toList(),
                List.of(chapter.table("openings", parts, false), chapter.table("opening-kinds", parts, true)));
    }

    private static String sentence(Subject.Part part) {
        var often = often(telling(part));
        if (often.isEmpty()) {
            return "no first turn came up %d times or more; nothing can be said about single ones.%s"
                    .formatted(FEWEST_GAMES, howOftenSwapped(part));
        }
        var best = often.getLast();
        if (often.size() == 1) {
            return "the agents nearly always begin with %s; whoever has its pieces takes %s.%s%s"
                    .formatted(named(part, best), worthOf(best), swaps(often), howOftenSwapped(part));
        }
        var balanced = often.stream()
                .min(Comparator.comparingDouble(turn -> Math.abs(worth(turn) - 0.5)))
                .orElseThrow();
        return "by results, the strongest first turn is %s: whoever has its pieces takes %s; closest to equal is %s with %s.%s%s"
                .formatted(
                        named(part, best),
                        worthOf(best),
                        balanced.getKey(),
                        worthOf(balanced),
                        swaps(often),
                        howOftenSwapped(part));
    }

    private static String named(Subject.Part part, Map.Entry<String, Opening> turn) {
        return areKinds(part) ? "one that costs " + turn.getKey() : turn.getKey();
    }

    private static String howOftenSwapped(Subject.Part part) {
        var swaps = part.found().openings().swaps();
        return swaps.games() == 0
                ? ""
                : " The second player may swap, and did so in %s of the games."
                        .formatted(Words.percent(swaps.interval().mean()));
    }

    private static String worthOf(Map.Entry<String, Opening> turn) {
        return Words.percent(turn.getValue().owner().interval());
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
        var right = often.stream()
                .filter(turn -> turn.getValue().owner().interval().isAbove(0.5))
                .map(Map.Entry::getKey)
                .toList();
        var wrong = often.stream()
                .filter(turn -> turn.getValue().owner().interval().isBelow(0.5))
                .map(Map.Entry::getKey)
                .toList();
        var words = new ArrayList<String>();
        if (!right.isEmpty()) {
            words.add("to swap is right after " + Words.list(right));
        }
        if (!wrong.isEmpty()) {
            words.add("wrong after " + Words.list(wrong));
        }
        return words.isEmpty()
                ? " No first turn can be told from an equal one."
                : " By that, " + Words.list(words) + ".";
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

    private Table table(String id, List<Subject.Part> parts, boolean byKind) {
        var chosen = subject.study().openings() == Study.Openings.SPREAD ? "drawn evenly" : "chosen by the agents";
        var table = new Table(
                id,
                (byKind ? "First turns by cost, " : "First turns, ") + chosen,
                "variant",
                byKind ? "cost" : "turn",
                "games",
                "owner's share %",
                "low %",
                "high %",
                "swapped %",
                "swapper's share %",
                "first player's share unswapped %",
                "second player's expectation %",
                "a swap is");
        for (var part : parts) {
            var openings = byKind
                    ? part.found().openings().kinds()
                    : part.found().openings().turns();
            openings.entrySet().stream()
                    .sorted(Comparator.comparingLong(turn -> -turn.getValue().games()))
                    .forEach(turn -> row(table, part.name(), turn.getKey(), turn.getValue()));
        }
        return table;
    }

    private static void row(Table table, String variant, String name, Opening opening) {
        var owner = opening.owner().interval();
        table.row(
                variant,
                name,
                "" + opening.games(),
                Words.hundredths(owner.mean()),
                Words.hundredths(owner.low()),
                Words.hundredths(owner.high()),
                Words.hundredths((double) opening.swapped().games() / opening.games()),
                opening.swapped().games() == 0
                        ? ""
                        : Words.hundredths(opening.swapped().interval().mean()),
                opening.stayed().games() == 0
                        ? ""
                        : Words.hundredths(opening.stayed().interval().mean()),
                opening.value().count() == 0 ? "" : Words.number(opening.value().mean() / 10),
                owner.isAbove(0.5) ? "right" : owner.isBelow(0.5) ? "wrong" : "open");
    }
}
