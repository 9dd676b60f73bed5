package freehold.cli.shell;

import java.time.Duration;
import java.util.Locale;

/// How fast a long job goes, and how long it will still take.
public final class JobRate {
    private final long begin = System.nanoTime();

    /// @param here what this run has done of it
    public String line(int done, int all, int here) {
        var seconds = (System.nanoTime() - begin) / 1e9;
        var rate = here / Math.max(seconds, 1e-3);
        var left = here == 0 ? "" : ", %s left".formatted(time((long) ((all - done) / rate)));
        return String.format(Locale.ROOT, "%,d of %,d games, %.1f a second%s", done, all, rate, left);
    }

    /// The same for parts of very different size, of which the first may take longest: before it is done nobody knows.
    public static String left(int done, int all, long seconds) {
        return done == 0
                ? "time left unknown until the first is done"
                : "about %s left at this pace".formatted(time(seconds * (all - done) / done));
    }

    /// `1 h 5 min`, `2 min 3 s` or `7 s`.
    public static String time(long seconds) {
        var left = Duration.ofSeconds(seconds);
        return left.toHours() > 0
                ? "%d h %d min".formatted(left.toHours(), left.toMinutesPart())
                : left.toMinutes() > 0
                        ? "%d min %d s".formatted(left.toMinutes(), left.toSecondsPart())
                        : seconds + " s";
    }
}
