package freehold.lab.report;

import freehold.lab.stats.Arc;
import freehold.lab.stats.Moments;
import java.util.List;

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
                List.of(table(subject)));
    }

    private static String sentence(Subject.Part part) {
        var arc = part.found().arc();
        var widest = 0;
        for (var i = 1; i < Arc.PARTS; i++) {
            widest = arc.branching().get(i).mean() > arc.branching().get(widest).mean() ? i : widest;
        }
        return "a player has %s legal moves on average and never more than %s; the choice is widest %s, with %s."
                .formatted(
                        Words.number(arc.allBranching().mean()),
                        Words.count(arc.mostMoves()),
                        when(widest),
                        Words.number(arc.branching().get(widest).mean()));
    }

    private static String when(int part) {
        return switch (part) {
            case 0 -> "at the beginning";
            case Arc.PARTS - 1 -> "at the end";
            default -> "after %d %% of the game".formatted(100 * part / Arc.PARTS);
        };
    }

    private static Table table(Subject subject) {
        var table = new Table(
                "along",
                "Along the game",
                "variant",
                "from %",
                "plies",
                "legal moves",
                "leader's expectation %",
                "later winner's expectation %");
        for (var part : subject.variants()) {
            var arc = part.found().arc();
            for (var i = 0; i < Arc.PARTS; i++) {
                table.row(
                        part.name(),
                        "" + 100 * i / Arc.PARTS,
                        "" + arc.branching().get(i).count(),
                        Words.number(arc.branching().get(i).mean()),
                        Words.number(arc.leadersValue().get(i).mean() / 10),
                        Words.number(arc.winnersValue().get(i).mean() / 10));
            }
        }
        return table;
    }
}
