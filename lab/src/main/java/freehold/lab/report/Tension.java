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
                subject.say(thinking, tension::sentence),
                tension.figures(thinking),
                List.of(tension.table(thinking)));
    }

    private String sentence(Subject.Part part) {
        var drama = part.found().drama();
        return "the lead changes hands %s times a game, in %s of the games never; half of the winners are ahead for good when %d %% of the game is over, and %s of them had once been expected to take less than half of an equal share."
                .formatted(
                        Words.number(drama.leadChanges().moments().mean()),
                        Words.percent(1 - drama.leadChanges().shareFrom(1)),
                        drama.decidedAt().quantile(0.5),
                        Words.percent(1 - drama.deepest().shareFrom((int) (500 * subject.fair()))));
    }

    private List<Figure> figures(List<Subject.Part> thinking) {
        var figures = new ArrayList<Figure>();
        var curves = Curves.ofPercent("expected share of the win");
        for (var part : thinking) {
            curves.curve(
                    "the later winner" + subject.of(part),
                    part.found().arc().winnersValue().stream()
                            .map(Tension::percent)
                            .toList());
            if (!subject.isComparison()) {
                curves.curve(
                        "whoever leads",
                        part.found().arc().leadersValue().stream()
                                .map(Tension::percent)
                                .toList());
            }
        }
        figures.add(curves.equal(100 * subject.fair()).figure("What the agents expected along the game"));
        figures.addAll(Columns.figures(
                subject,
                thinking,
                "Changes of the lead in a game",
                "changes of the lead",
                part -> part.found().drama().leadChanges()));
        figures.addAll(Columns.figures(
                subject,
                thinking,
                "When the winner took the lead for good",
                "percent of the game that was over",
                part -> part.found().drama().decidedAt()));
        return figures;
    }

    private static double percent(Moments thousandths) {
        return thousandths.mean() / 10;
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
