package freehold.lab.stats;

/// How long games are.
public final class Lengths implements Statistic<Lengths> {
    private final Histogram plies = new Histogram();
    private final Histogram decisions = new Histogram();
    private final Histogram turns = new Histogram();

    @Override
    public void add(Replay game) {
        plies.add(game.bySeats().size());
        decisions.add(
                (int) game.steps().stream().filter(Replay.Step::isDecision).count());
        turns.add(game.turns());
    }

    @Override
    public void merge(Lengths other) {
        plies.merge(other.plies);
        decisions.merge(other.decisions);
        turns.merge(other.turns);
    }

    /// Of seats, without those of chance.
    public Histogram plies() {
        return plies;
    }

    /// Plies at which there was more than one legal move.
    public Histogram decisions() {
        return decisions;
    }

    /// The game's own, whoever else acts in them.
    public Histogram turns() {
        return turns;
    }
}
