package freehold.cli.shell;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/// How old something may become, as people write it: `90d`, `12h`, `30m`, or `never`.
public final class Age {
    public static final String NEVER = "never";
    private static final Pattern FORM = Pattern.compile("([1-9][0-9]{0,5})([dhm])");

    private Age() {}

    /// Empty for `never` and 0.
    ///
    /// @param option for whoever wrote something else
    public static Optional<Duration> parse(String option, String text) {
        if (text.equals(NEVER) || text.equals("0")) {
            return Optional.empty();
        }
        var match = FORM.matcher(text);
        if (!match.matches()) {
            throw new UsageException(
                    "%s is a time such as 90d, 12h or 30m, or never, not '%s'".formatted(option, text));
        }
        var number = Long.parseLong(match.group(1));
        return Optional.of(
                switch (match.group(2)) {
                    case "d" -> Duration.ofDays(number);
                    case "h" -> Duration.ofHours(number);
                    default -> Duration.ofMinutes(number);
                });
    }
}
