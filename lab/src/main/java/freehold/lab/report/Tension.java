package freehold.lab.report;

import freehold.lab.stats.Drama;
import freehold.lab.stats.Moments;
import java.util.ArrayList;
import java.util.List;

/// When is it decided, and how often does the lead change? By what the agents thought of the positions.
final class Tension {
    private final Subject subject;

    private Tension(Subject subject) {
        this.subject = subject;
    }

    static Chapter of(Subject subject) {
        var tension = new Tension(subject);
        var thinking = subject.variants().stream()
                .filter(part -> part.found().drama().leadChanges().total() > 0)
                .toList();
        if (thinking.isEmpty()) {
            return new Chapter(
                    "How tense is it?",
                    List.of("These agents do not think, so nothing can be said about who leads when."),
                    List.of(),
                    List.of());
        }
        return new Chapter(
                "How tense is it?",
                thinking.stream().map(tension::sentence).toList(),
                tension.figures(thinking),
                List.of(tension.table(thinking)));
    }

    private String sentence(Subject.Part part) {
        var drama = part.found().drama();
        return Words.capital(
                "%sthe lead changes hands %s times a game, in %s of the games never; the winner is ahead for good after %d %% of the game in the middle, and in %s of the games had once been given less than half of an equal share."
                        .formatted(
                                subject.with(part),
                                Words.number(drama.leadChanges().moments().mean()),
                                Words.percent(1 - drama.leadChanges().shareFrom(1)),
                                drama.decidedAt().quantile(0.5),
                                Words.percent(1 - drama.deepest().shareFrom((int) (500 * subject.fair())))));
    }

    private List<Figure> figures(List<Subject.Part> thinking) {
        var figures = new ArrayList<Figure>();
        var curves = Curves.ofShares();
        for (var part : thinking) {
            curves.curve(
                    "later winner" + subject.of(part),
                    part.found().arc().winnersValue().stream()
                            .map(Tension::share)
                            .toList());
            if (!subject.isComparison()) {
                curves.curve(
                        "whoever leads",
                        part.found().arc().leadersValue().stream()
                                .map(Tension::share)
                                .toList());
            }
        }
        figures.add(curves.reference(subject.fair())
                .figure("What the agents expected along the game; the dashed line is an equal share"));
        for (var part : thinking) {
            figures.add(Columns.figure(
                    "Changes of the lead in a game" + subject.of(part),
                    "changes of the lead",
                    part.found().drama().leadChanges()));
            figures.add(Columns.figure(
                    "When the winner took the lead for good" + subject.of(part),
                    "percent of the game",
                    part.found().drama().decidedAt()));
        }
        return figures;
    }

    private static double share(Moments thousandths) {
        return thousandths.mean() / 1000;
    }

    private Table table(List<Subject.Part> thinking) {
        var table = new Table(
                "leads",
                "Leads; a seat leads if it is expected to take at least %d %% more of the win than the next"
                        .formatted(Drama.CLEAR / 10),
                "variant",
                "games",
                "lead changes, mean",
                "median",
                "95 %",
                "decided after %, 25 %",
                "median",
                "75 %",
                "winner's lowest expectation %, median");
        for (var part : thinking) {
            var drama = part.found().drama();
            table.row(
                    part.name(),
                    "" + drama.leadChanges().total(),
                    Words.fine(drama.leadChanges().moments().mean()),
                    "" + drama.leadChanges().quantile(0.5),
                    "" + drama.leadChanges().quantile(0.95),
                    "" + drama.decidedAt().quantile(0.25),
                    "" + drama.decidedAt().quantile(0.5),
                    "" + drama.decidedAt().quantile(0.75),
                    Words.number(drama.deepest().quantile(0.5) / 10.0));
        }
        return table;
    }
}
