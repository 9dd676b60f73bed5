package freehold.lab.report;

import freehold.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;

/// How deep is it? Does it pay to think? Each level against the one below, and how often each plays what level 4 would.
final class Skill {
    private final Subject subject;

    private Skill(Subject subject) {
        this.subject = subject;
    }

    static Chapter of(Subject subject) {
        var skill = new Skill(subject);
        if (subject.ladder().isEmpty()) {
            return new Chapter(
                    "How deep is it: does more thought pay?",
                    List.of("Levels were not compared (--skill 0)."),
                    List.of(),
                    List.of());
        }
        return new Chapter(
                "How deep is it: does more thought pay?",
                skill.sentences(),
                skill.figures(),
                List.of(skill.ladder(), skill.agreement()));
    }

    /// What the stronger of the two took, of all seats' equal share.
    private static Interval stronger(Subject.Part step) {
        var agent = step.inCase().agents().getFirst();
        return step.found().results().of(agent).interval();
    }

    private List<String> sentences() {
        var sentences = new ArrayList<String>();
        var steps = subject.ladder().stream()
                .map(step -> "%s %s".formatted(step.name(), Words.percent(stronger(step))))
                .toList();
        sentences.add("The stronger of two neighbouring levels takes, where an equal player would take %s: %s."
                .formatted(Words.percent(subject.fair()), Words.list(steps)));
        var unclear = subject.ladder().stream()
                .filter(step -> !stronger(step).isAbove(subject.fair()))
                .map(Subject.Part::name)
                .toList();
        sentences.add(
                unclear.isEmpty()
                        ? "More thought pays at every step of the ladder."
                        : "%s can't be told from equal by so few games.".formatted(Words.capital(Words.list(unclear))));
        var levels = subject.variants().getFirst().found().agreement().byLevel();
        if (!levels.isEmpty()) {
            sentences.add(
                    "On %s positions level 1 would play what level 4 would in %s, level %d in %s of the cases; chance in %s."
                            .formatted(
                                    Words.count(levels.getFirst().games()),
                                    Words.percent(levels.getFirst().interval().mean()),
                                    levels.size(),
                                    Words.percent(levels.getLast().interval().mean()),
                                    Words.percent(chance())));
        }
        return sentences;
    }

    private double chance() {
        return subject.variants().getFirst().found().agreement().chance().mean() / 1000;
    }

    private List<Figure> figures() {
        var results = new Bars(1).equal(subject.fair());
        subject.ladder().forEach(step -> results.bar(step.name(), stronger(step)));
        var agreement = new Bars(1);
        agreement.bar("a random move", chance());
        var levels = subject.variants().getFirst().found().agreement().byLevel();
        for (var i = 0; i < levels.size(); i++) {
            agreement.bar("level" + (i + 1), levels.get(i).interval());
        }
        return List.of(
                results.figure("The skill curve: what each level takes from the one below"),
                agreement.figure("How often each plays what level 4 would play"));
    }

    private Table ladder() {
        var table = new Table("skill", "Level against level", "step", "games", "share %", "low %", "high %", "equal %");
        subject.ladder()
                .forEach(step -> table.row(
                        step.name(),
                        "" + step.found().results().games(),
                        Words.hundredths(stronger(step).mean()),
                        Words.hundredths(stronger(step).low()),
                        Words.hundredths(stronger(step).high()),
                        Words.hundredths(subject.fair())));
        return table;
    }

    private Table agreement() {
        var table =
                new Table("agreement", "Agreement with level 4", "level", "positions", "agrees %", "low %", "high %");
        var levels = subject.variants().getFirst().found().agreement().byLevel();
        for (var i = 0; i < levels.size(); i++) {
            var share = levels.get(i).interval();
            table.row(
                    "" + (i + 1),
                    "" + levels.get(i).games(),
                    Words.hundredths(share.mean()),
                    Words.hundredths(share.low()),
                    Words.hundredths(share.high()));
        }
        return table;
    }
}
