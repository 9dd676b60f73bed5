package freehold.search;

import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;

/// Random play to the end, again and again, without garbage: how fast the rules are, which `bench` measures.
public final class Playout {
    private final Position start;
    private final Position position;
    private final Dice dice;
    private final int[] scratch = new int[Position.MOST_MOVES];

    public Playout(Position start, Dice dice) {
        this.start = start;
        this.position = start.copy();
        this.dice = dice;
    }

    /// Plays one game to its end and returns how many plies it took. [#position] is then where it ended.
    public int run() {
        position.set(start);
        var plies = 0;
        while (!position.isOver()) {
            position.playLegal(position.pick(dice, scratch));
            plies++;
        }
        return plies;
    }

    public Position position() {
        return position;
    }
}
