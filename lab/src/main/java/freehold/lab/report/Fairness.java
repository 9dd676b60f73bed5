package freehold.lab.report;

import freehold.lab.stats.Interval;
import freehold.lab.stats.Share;
import java.util.ArrayList;
import java.util.List;

/// Is it fair? Who wins, by seat and by agent.
final class Fairness {
    private final Subject subject;

    private Fairness(Subject subject) {
        this.subject = subject;
    }

    static Chapter of(Subject subject) {
        var fairness = new Fairness(subject);
        return new Chapter(
                "Is it fair?",
                fairness.sentences(),
                List.of(fairness.figure()),
                List.of(fairness.seats(), fairness.agents()));
    }

    private List<String> sentences() {
        var sentences = new ArrayList<>(subject.say(subject.variants(), this::firstSeat));
        if (subject.study().seats() > 2) {
            sentences.addAll(subject.say(subject.variants(), Fairness::extremes));
        }
        return sentences;
    }

    private String firstSeat(Subject.Part part) {
        var results = part.found().results();
        var first = results.bySeat().getFirst().interval();
        return "seat 1 takes %s of %s games; equal seats would take %s: %s.%s"
                .formatted(
                        Format.percent(first),
                        Format.count(results.games()),
                        Format.percent(subject.fair()),
                        verdict(first),
                        withoutWinner(results.draws(), results.shared()));
    }

    private String verdict(Interval share) {
        if (share.isAbove(subject.fair())) {
            return "an advantage for the first seat";
        }
        return share.isBelow(subject.fair())
                ? "a disadvantage for the first seat"
                : "no advantage that these games can tell from chance";
    }

    private static String withoutWinner(long draws, long shared) {
        var words = new ArrayList<String>();
        if (draws > 0) {
            words.add("%s drawn".formatted(Format.count(draws)));
        }
        if (shared > 0) {
            words.add("%s won by several together".formatted(Format.count(shared)));
        }
        return words.isEmpty() ? "" : " " + Format.capital(Format.list(words)) + ".";
    }

    private static String extremes(Subject.Part part) {
        var shares = part.found().results().bySeat();
        var best = 0;
        var worst = 0;
        for (var i = 1; i < shares.size(); i++) {
            var mean = shares.get(i).interval().mean();
            best = mean > shares.get(best).interval().mean() ? i : best;
            worst = mean < shares.get(worst).interval().mean() ? i : worst;
        }
        return "seat %d does best with %s, seat %d worst with %s."
                .formatted(
                        best + 1,
                        Format.percent(shares.get(best).interval()),
                        worst + 1,
                        Format.percent(shares.get(worst).interval()));
    }

    private Figure figure() {
        var bars = new Bars(subject.study().seats() == 2 ? 1 : Math.min(1, 2.5 * subject.fair()));
        for (var part : subject.variants()) {
            var shares = part.found().results().bySeat();
            bars.heading(subject.heading(part));
            for (var i = 0; i < shares.size(); i++) {
                bars.bar("seat " + (i + 1), shares.get(i).interval());
            }
        }
        return bars.equal(subject.fair()).figure("Share of the wins by seat, with 95 % intervals");
    }

    private Sheet<Item<Share>> seats() {
        var seats =
                Item.ofLists(subject.variants(), part -> part.found().results().bySeat());
        return Sheet.of("seats", "Wins by seat", seats)
                .column("variant", Item::variant)
                .column("seat", Item::name)
                .count("games", seat -> seat.found().games())
                .interval("share %", seat -> seat.found().interval());
    }

    private Sheet<Item<Share>> agents() {
        var agents =
                Item.ofMaps(subject.variants(), part -> part.found().results().byAgent());
        return Sheet.of("agents", "Wins by agent, per seat taken", agents)
                .column("variant", Item::variant)
                .column("agent", Item::name)
                .count("seats", agent -> agent.found().games())
                .interval("share %", agent -> agent.found().interval());
    }
}
