package freehold.lab.report;

import freehold.lab.stats.Interval;
import freehold.lab.stats.Share;
import java.util.ArrayList;
import java.util.List;

/// How deep is it? Does it pay to think? Each level against the one below, and how often each plays what level 4 would.
final class Skill {
    private static final String TITLE = "How deep is it: does more thought pay?";

    private final Subject subject;

    private Skill(Subject subject) {
        this.subject = subject;
    }

    static Chapter of(Subject subject) {
        if (subject.ladder().isEmpty()) {
            return Chapter.without(TITLE, "Levels were not compared (--skill 0).");
        }
        var skill = new Skill(subject);
        return new Chapter(TITLE, skill.sentences(), skill.figures(), List.of(skill.ladder(), skill.agreement()));
    }

    /// What the stronger of the two took, of all seats' equal share.
    private static Interval stronger(Subject.Part step) {
        var agent = step.inCase().agents().getFirst();
        return step.found().results().of(agent).interval();
    }

    private List<String> sentences() {
        var sentences = new ArrayList<>(List.of(steps(), unclear()));
        if (!byLevel().isEmpty()) {
            sentences.add(agreementInWords(byLevel()));
        }
        return sentences;
    }

    private String steps() {
        var steps = subject.ladder().stream()
                .map(step -> "%s %s".formatted(step.name(), Format.percent(stronger(step))))
                .toList();
        return "The stronger of two neighbouring levels takes, where an equal player would take %s: %s."
                .formatted(Format.percent(subject.fair()), Format.list(steps));
    }

    private String unclear() {
        var unclear = subject.ladder().stream()
                .filter(step -> !stronger(step).isAbove(subject.fair()))
                .map(Subject.Part::name)
                .toList();
        return unclear.isEmpty()
                ? "More thought pays at every step of the ladder."
                : "%s can't be told from equal by so few games.".formatted(Format.capital(Format.list(unclear)));
    }

    private String agreementInWords(List<Share> levels) {
        return "On %s positions level 1 would play what level 4 would in %s, level %d in %s of the cases; chance in %s."
                .formatted(
                        Format.count(levels.getFirst().games()),
                        Format.percent(levels.getFirst().interval().mean()),
                        levels.size(),
                        Format.percent(levels.getLast().interval().mean()),
                        Format.percent(chance()));
    }

    /// The variant in which levels are compared.
    private Subject.Part compared() {
        return subject.variants().getFirst();
    }

    private List<Share> byLevel() {
        return compared().found().agreement().byLevel();
    }

    private double chance() {
        return compared().found().agreement().chance().mean() / 1000;
    }

    private List<Figure> figures() {
        var results = new Bars(1).equal(subject.fair());
        subject.ladder().forEach(step -> results.bar(step.name(), stronger(step)));
        var agreement = new Bars(1);
        agreement.bar("a random move", chance());
        var levels = byLevel();
        for (var i = 0; i < levels.size(); i++) {
            agreement.bar("level" + (i + 1), levels.get(i).interval());
        }
        return List.of(
                results.figure("The skill curve: what each level takes from the one below"),
                agreement.figure("How often each plays what level 4 would play"));
    }

    private Sheet<Subject.Part> ladder() {
        return Sheet.of("skill", "Level against level", subject.ladder().stream())
                .column("step", Subject.Part::name)
                .count("games", step -> step.found().results().games())
                .interval("share %", Skill::stronger)
                .share("equal %", _ -> subject.fair());
    }

    private Sheet<Item<Share>> agreement() {
        var levels = Item.ofLists(List.of(compared()), _ -> byLevel());
        return Sheet.of("agreement", "Agreement with level 4", levels)
                .column("level", Item::name)
                .count("positions", level -> level.found().games())
                .interval("agrees %", level -> level.found().interval());
    }
}
