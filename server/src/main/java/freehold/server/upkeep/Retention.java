package freehold.server.upkeep;

import java.time.Duration;
import java.util.Optional;

/// How long things are kept; for ever where nothing is said.
///
/// @param unfinished tables that were not played to their end, since anything last happened there
/// @param finished tables that are over, likewise
/// @param guests who have no table, since they were last there
/// @param chat of finished tables, since it was said
public record Retention(
        Optional<Duration> unfinished,
        Optional<Duration> finished,
        Optional<Duration> guests,
        Optional<Duration> chat) {
    public static final int USUAL_UNFINISHED_DAYS = 180;
    public static final int USUAL_GUESTS_DAYS = 180;
    public static final int USUAL_CHAT_DAYS = 365;

    public static final Retention USUAL = new Retention(
            Optional.of(Duration.ofDays(USUAL_UNFINISHED_DAYS)),
            Optional.empty(),
            Optional.of(Duration.ofDays(USUAL_GUESTS_DAYS)),
            Optional.of(Duration.ofDays(USUAL_CHAT_DAYS)));

    /// For the log.
    @Override
    public String toString() {
        return "kept are unfinished tables %s, finished ones %s, guests without tables %s, chat %s"
                .formatted(age(unfinished), age(finished), age(guests), age(chat));
    }

    private static String age(Optional<Duration> kept) {
        return kept.map(Retention::inWords).orElse("for ever");
    }

    private static String inWords(Duration age) {
        return age.equals(Duration.ofDays(age.toDays())) ? age.toDays() + " days" : age.toMinutes() + " minutes";
    }
}
