package freehold.search.net;

import freehold.kernel.mind.Features;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;

/// Random games in which a net judges every position: benchmarks measure how fast it does.
public final class JudgedPlayout {
    private final Position start;
    private final Position position;
    private final Features features;
    private final Net net;
    private final Dice dice;
    private final int[] rows;
    private final int[] scratch = new int[Position.MOST_MOVES];

    JudgedPlayout(Position start, Features features, Net net, Dice dice) {
        this.start = start;
        this.features = features;
        this.net = net;
        this.dice = dice;
        position = start.copy();
        rows = new int[features.mostActive()];
    }

    /// Plays one game, and returns how many positions were judged.
    public int run() {
        position.set(start);
        var judged = 0;
        while (!position.isOver()) {
            if (position.actor() != Position.CHANCE) {
                net.evaluate(rows, features.write(position, rows));
                judged++;
            }
            position.playLegal(position.pick(dice, scratch));
        }
        return judged;
    }
}
