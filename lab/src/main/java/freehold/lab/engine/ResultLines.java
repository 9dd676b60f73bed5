package freehold.lab.engine;

import freehold.kernel.position.Position;
import freehold.kernel.telling.Numbers;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Who won and with how many points, as `freehold legal` and the engine protocol write it.
public final class ResultLines {
    private ResultLines() {}

    public static List<String> of(Position position) {
        return List.of(
                "winners " + joined(Arrays.stream(position.winners()).boxed()),
                "scores " + joined(Arrays.stream(position.scores()).mapToObj(Numbers::plain)));
    }

    private static String joined(Stream<? extends Number> numbers) {
        return numbers.map(Number::toString).collect(Collectors.joining(" "));
    }
}
