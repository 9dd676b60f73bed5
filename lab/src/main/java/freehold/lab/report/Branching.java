package freehold.lab.report;

import freehold.lab.stats.Arc;
import freehold.lab.stats.Moments;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// How much is there to choose from, from the beginning to the end?
final class Branching {
    private Branching() {}

    static Chapter of(Subject subject) {
        var curves = Curves.of("legal moves");
        for (var part : subject.variants()) {
            curves.curve(
                    part.name(),
                    part.found().arc().branching().stream().map(Moments::mean).toList());
        }
        var figure = curves.figure("Legal moves along the game, on average");
        return new Chapter(
                "How much choice is there?",
                subject.say(subject.variants(), Branching::sentence),
                List.of(figure),
                List.of(sheet(subject)));
    }

    private static String sentence(Subject.Part part) {
        var arc = part.found().arc();
        var widest = 0;
        for (var i = 1; i < Arc.PARTS; i++) {
            widest = arc.branching().get(i).mean() > arc.branching().get(widest).mean() ? i : widest;
        }
        return "a player has %s legal moves on average and never more than %s; the choice is widest %s, with %s."
                .formatted(
                        Format.number(arc.allBranching().mean()),
                        Format.count(arc.mostMoves()),
                        when(widest),
                        Format.number(arc.branching().get(widest).mean()));
    }

    private static String when(int part) {
        return switch (part) {
            case 0 -> "at the beginning";
            case Arc.PARTS - 1 -> "at the end";
            default -> "after %d %% of the game".formatted(100 * part / Arc.PARTS);
        };
    }

    private record Stretch(Subject.Part part, int number) {
        double mean(List<Moments> byStretch) {
            return byStretch.get(number).mean();
        }
    }

    private static Sheet<Stretch> sheet(Subject subject) {
        return Sheet.of("along", "Along the game", subject.variants().stream().flatMap(Branching::stretches))
                .column("variant", stretch -> stretch.part.name())
                .count("from %", stretch -> 100L * stretch.number / Arc.PARTS)
                .count(
                        "plies",
                        stretch -> arc(stretch).branching().get(stretch.number).count())
                .number("legal moves", stretch -> stretch.mean(arc(stretch).branching()))
                .number(
                        "leader's expectation %",
                        stretch -> stretch.mean(arc(stretch).leadersValue()) / 10)
                .number(
                        "later winner's expectation %",
                        stretch -> stretch.mean(arc(stretch).winnersValue()) / 10);
    }

    private static Stream<Stretch> stretches(Subject.Part part) {
        return IntStream.range(0, Arc.PARTS).mapToObj(number -> new Stretch(part, number));
    }

    private static Arc arc(Stretch stretch) {
        return stretch.part.found().arc();
    }
}
