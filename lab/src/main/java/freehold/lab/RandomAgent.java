package freehold.lab;

import freehold.kernel.Course;
import freehold.kernel.position.Dice;
import freehold.kernel.position.Position;

/// Plays at random, as the game defines it.
final class RandomAgent implements Agent {
    private final Dice dice;
    private final int[] scratch = new int[Position.MOST_MOVES];

    RandomAgent(long seed) {
        dice = new Dice(seed);
    }

    @Override
    public String choose(Course course) {
        var position = course.position();
        return position.token(position.pick(dice, scratch));
    }
}
