package freehold.cli.shell;

import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/// Numbers for people and protocols: whole ones without a fraction.
public final class Numbers {
    private Numbers() {}

    public static String plain(double number) {
        return number == Math.rint(number) ? "" + (long) number : "" + number;
    }

    public static String plain(DoubleStream numbers) {
        return numbers.mapToObj(Numbers::plain).collect(Collectors.joining(" "));
    }
}
