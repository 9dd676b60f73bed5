package freehold.lab.report;

import freehold.lab.stats.Drama;
import freehold.lab.stats.Histogram;
import freehold.lab.stats.Moments;
import java.util.ArrayList;
import java.util.List;

/// When is it decided, and how often does the lead change? By what the agents thought of the positions.
final class Tension {
    private static final String TITLE = "How tense is it?";

    private final Subject subject;

    private Tension(Subject subject) {
        this.subject = subject;
    }

    static Chapter of(Subject subject) {
        var thinking = subject.variants().stream()
                .filter(part -> changes(part).total() > 0)
                .toList();
        if (thinking.isEmpty()) {
            return Chapter.without(TITLE, "These agents do not think, so nothing can be said about who leads when.");
        }
        var tension = new Tension(subject);
        return new Chapter(
                TITLE, subject.say(thinking, tension::sentence), tension.figures(thinking), List.of(sheet(thinking)));
    }

    private String sentence(Subject.Part part) {
        var drama = part.found().drama();
        return "the lead changes hands %s times a game, in %s of the games never; half of the winners are ahead for good when %d %% of the game is over, and %s of them had once been expected to take less than half of an equal share."
                .formatted(
                        Format.number(drama.leadChanges().moments().mean()),
                        Format.percent(1 - drama.leadChanges().shareFrom(1)),
                        drama.decidedAt().quantile(0.5),
                        Format.percent(1 - drama.deepest().shareFrom((int) (500 * subject.fair()))));
    }

    private List<Figure> figures(List<Subject.Part> thinking) {
        var figures = new ArrayList<Figure>();
        figures.add(expectations(thinking));
        figures.addAll(Columns.figures(
                subject, thinking, "Changes of the lead in a game", "changes of the lead", Tension::changes));
        figures.addAll(Columns.figures(
                subject,
                thinking,
                "When the winner took the lead for good",
                "percent of the game that was over",
                Tension::decided));
        return figures;
    }

    private Figure expectations(List<Subject.Part> thinking) {
        var curves = Curves.ofPercent("expected share of the win");
        for (var part : thinking) {
            var arc = part.found().arc();
            curves.curve("the later winner" + subject.of(part), percents(arc.winnersValue()));
            if (!subject.isComparison()) {
                curves.curve("whoever leads", percents(arc.leadersValue()));
            }
        }
        return curves.equal(100 * subject.fair()).figure("What the agents expected along the game");
    }

    private static List<Double> percents(List<Moments> thousandths) {
        return thousandths.stream().map(value -> value.mean() / 10).toList();
    }

    private static Sheet<Subject.Part> sheet(List<Subject.Part> thinking) {
        var title = "Leads; a seat leads if it is expected to take at least %d %% more of the win than the next"
                .formatted(Drama.CLEAR / 10);
        return Sheet.of("leads", title, thinking.stream())
                .column("variant", Subject.Part::name)
                .count("games", part -> changes(part).total())
                .fine("lead changes, mean", part -> changes(part).moments().mean())
                .quantile("median", 0.5, Tension::changes)
                .quantile("95 %", 0.95, Tension::changes)
                .quantile("decided after %, 25 %", 0.25, Tension::decided)
                .quantile("median", 0.5, Tension::decided)
                .quantile("75 %", 0.75, Tension::decided)
                .number(
                        "winner's lowest expectation %, median",
                        part -> part.found().drama().deepest().quantile(0.5) / 10.0);
    }

    private static Histogram changes(Subject.Part part) {
        return part.found().drama().leadChanges();
    }

    private static Histogram decided(Subject.Part part) {
        return part.found().drama().decidedAt();
    }
}
