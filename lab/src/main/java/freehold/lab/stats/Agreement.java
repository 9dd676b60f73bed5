package freehold.lab.stats;

import java.util.ArrayList;
import java.util.List;

/// How often each level would play what the strongest one that was asked would play, on one position a game.
public final class Agreement implements Statistic<Agreement> {
    private final List<Share> byLevel = new ArrayList<>();
    private final Moments chance = new Moments();

    @Override
    public void add(Replay game) {
        game.log().sample().ifPresent(sample -> {
            var choices = sample.choices();
            grow(choices.size() - 1);
            for (var level = 0; level < choices.size() - 1; level++) {
                byLevel.get(level).add(choices.get(level).equals(choices.getLast()) ? Share.WHOLE : 0);
            }
            chance.add(1000 / game.steps().get(sample.ply()).legal());
        });
    }

    private void grow(int levels) {
        while (byLevel.size() < levels) {
            byLevel.add(new Share());
        }
    }

    @Override
    public void merge(Agreement other) {
        grow(other.byLevel.size());
        for (var level = 0; level < other.byLevel.size(); level++) {
            byLevel.get(level).merge(other.byLevel.get(level));
        }
        chance.merge(other.chance);
    }

    /// Level 1 first; the strongest itself is left out.
    public List<Share> byLevel() {
        return byLevel;
    }

    /// How often a random move would agree, in thousandths.
    public Moments chance() {
        return chance;
    }
}
