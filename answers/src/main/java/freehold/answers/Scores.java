package freehold.answers;

import freehold.kernel.position.Position;
import freehold.kernel.telling.Numbers;
import java.util.Arrays;
import java.util.List;

/// Points as people would write them: whole numbers without a fraction.
public final class Scores {
    private Scores() {}

    /// Of each seat, seat 1 first.
    public static List<Number> of(Position position) {
        return Arrays.stream(position.scores()).mapToObj(Numbers::plain).toList();
    }
}
