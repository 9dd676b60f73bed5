package freehold.server.hall;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;

/// Names that nobody can guess; later ones are greater.
public final class Names {
    private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
    private static final int BITS = 5;
    private static final int TIME_DIGITS = 9;
    private static final int RANDOM_DIGITS = 12;
    private static final SecureRandom SOURCE = new SecureRandom();

    private Names() {}

    public static String fresh(Instant now) {
        return digits(now.toEpochMilli(), TIME_DIGITS) + digits(SOURCE.nextLong(), RANDOM_DIGITS);
    }

    /// The name of the table that a server opens by itself in a minute; everybody may know it.
    public static String ofMinute(long minute) {
        return digits(Duration.ofMinutes(minute).toMillis(), TIME_DIGITS) + digits(0, RANDOM_DIGITS);
    }

    /// Whether a text could be a name at all.
    public static boolean isName(String text) {
        return text.length() == TIME_DIGITS + RANDOM_DIGITS && text.chars().allMatch(c -> DIGITS.indexOf(c) >= 0);
    }

    private static String digits(long number, int count) {
        var text = new StringBuilder();
        for (var i = count - 1; i >= 0; i--) {
            text.append(DIGITS.charAt((int) (number >>> (BITS * i)) & 31));
        }
        return text.toString();
    }
}
